# The tests of cli/.
