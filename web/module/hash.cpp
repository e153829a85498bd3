// The hash of certificates, compiled here because Debian's library is not built for WebAssembly.
#define XXH_STATIC_LINKING_ONLY
#define XXH_IMPLEMENTATION
#include <xxhash.h>
