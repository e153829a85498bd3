// The hash function of certificates, xxHash. It is compiled here because Debian's library of it is not built for
// WebAssembly.
#define XXH_STATIC_LINKING_ONLY
#define XXH_IMPLEMENTATION
#include <xxhash.h>
