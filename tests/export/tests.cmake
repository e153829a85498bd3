# The tests of export/.
