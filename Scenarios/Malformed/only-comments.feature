# There is nothing here yet.
