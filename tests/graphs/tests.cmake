# The tests of graphs/.
