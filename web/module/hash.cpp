// Compiles xxHash, the hash function of certificates, for WebAssembly. Debian's library xxHash is not built for
// WebAssembly.
#define XXH_STATIC_LINKING_ONLY
#define XXH_IMPLEMENTATION
#include <xxhash.h>
