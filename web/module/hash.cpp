// The hash of certificates, compiled here: Debian's library of it is none for WebAssembly.
#define XXH_STATIC_LINKING_ONLY
#define XXH_IMPLEMENTATION
#include <xxhash.h>
