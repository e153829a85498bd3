# The tests of properties/.
