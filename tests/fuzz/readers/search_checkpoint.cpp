// What a proof-number search goes on from; the checksum of its file is right.
#include "tests/fuzz/saved_search.hpp"

namespace quadrille::fuzz {

void read_search_checkpoint(Bytes bytes, Checks checks) {
  if (bytes.empty()) return;
  const SavedSearch search = SavedSearch::of(bytes.front());
  const Body body = search_body(search, bytes.subspan(1));
  table_takes(body, checks);
  if (checks == Checks::all) search_takes(search, body);  // it goes on searching
}

}  // namespace quadrille::fuzz
