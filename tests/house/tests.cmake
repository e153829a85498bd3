# The tests of house/.
