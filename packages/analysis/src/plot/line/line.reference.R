# Rscript line.reference.R > line.reference.json   (R 4.2.2: aggregate, qt)
# Unsorted times, unequal replicates, a missing value, a single value, a constant cell.
d <- data.frame(t = c(24, 0, 0, 6, 6, 6, 24, 0, 6, 24, 24, 0), g = c("A", "A", "A", "A", "A", "A", "A", "B", "B", "B", "B", "B"),
  y = c(3.5, 1.1, 1.4, 2, 2, 2, NA, 0.7, 5.5, 8.1, 7.4, 0.9))
k <- d[!is.na(d$y), ]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
one <- function(g, t) { v <- k$y[k$g == g & k$t == t]; n <- length(v); se <- sd(v) / sqrt(n); h <- if (n > 1) qt(0.975, n - 1) * se else NA
  num(c(t, n, mean(v), sd(v), se, mean(v) - h, mean(v) + h)) }
cat('{"command": "Rscript line.reference.R", "version": "', R.version.string, '",\n"t": ', num(d$t), ', "y": ', num(d$y), ', "g": ["', paste(d$g, collapse = '", "'), '"],\n"cells": [',
    paste(c(one("A", 0), one("A", 6), one("A", 24), one("B", 0), one("B", 6), one("B", 24)), collapse = ", "), ']}\n', sep = "")
