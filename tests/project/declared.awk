# The types, concepts, constants and functions that a C++ header declares, a name a line: what stands outside the bodies of
# functions. Reads the header; strings and comments hold no code.

# What a statement declares: its text up to `;`, `{` or the end of its head.
function declare(text,   name) {
  gsub(/\[\[[a-z]+\]\]/, "", text)
  while (match(text, /^[ \t]*template *</)) text = without_parameters(text)
  sub(/^[ \t]*requires .*\) /, "", text)
  sub(/^[ \t]+/, "", text)
  if (text ~ /^(public|private|protected)[ :]/) sub(/^[a-z]+ *: */, "", text)
  if (match(text, /^(struct|class|enum class|enum|concept|using) +[A-Za-z_][A-Za-z0-9_]*/)) {
    name = substr(text, RSTART, RLENGTH)
    sub(/.* /, "", name)
    if (name != "namespace") print name
  } else if (match(text, /[A-Za-z_][A-Za-z0-9_]*\(/)) {
    name = substr(text, RSTART, RLENGTH - 1)
    if (name !~ /^(static_assert|operator|requires|decltype|noexcept|explicit|if|for|while|switch|return)$/ && name !~ /_$/) print name
  } else if (text ~ /constexpr/ && match(text, /[A-Za-z_][A-Za-z0-9_]* *(=|\[|$)/)) {
    name = substr(text, RSTART, RLENGTH)
    sub(/ *[=[]?$/, "", name)
    print name
  }
}

# The statement without its first template<...>.
function without_parameters(text,   i, open, c) {
  open = 0
  for (i = index(text, "<"); i <= length(text); ++i) {
    c = substr(text, i, 1)
    if (c == "<") ++open
    if (c == ">" && --open == 0) return substr(text, i + 1)
  }
  return ""
}

BEGIN { depth = 0; body = 0; text = "" }  # body: the depth of the function's brace that we are in, 0 if in none

/^[ \t]*#/ { next }
{
  line = $0
  gsub(/\\"/, "", line)
  gsub(/"[^"]*"/, "", line)
  gsub(/'.'/, "", line)
  sub(/\/\/.*/, "", line)
  line = line " "
  for (i = 1; i <= length(line); ++i) {
    c = substr(line, i, 1)
    if (c == "{") {
      ++depth
      if (!body) {
        declare(text)
        if (text !~ /^[ \t]*(template *<.*> *)?(inline *)?(namespace|struct|class|union|enum|extern)[ \t{]/ && text !~ /^[ \t]*(namespace|extern)/) body = depth
        text = ""
      }
    } else if (c == "}") {
      if (body == depth) body = 0
      --depth
      if (!body) text = ""
    } else if (body) {
      continue
    } else if (c == ";") {
      declare(text)
      text = ""
    } else {
      text = text c
    }
  }
}
