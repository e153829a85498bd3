# The tests of enumerate/.
