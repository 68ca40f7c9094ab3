# Rscript trend.reference.R > trend.reference.json   (R 4.2.2, e1071 1.7-12: cmeans, best of 40 starts)
# 54 features × 6 columns in 3 blurred patterns, two equal rows, a constant row, a missing value.
suppressMessages(library(e1071))
set.seed(9)
base <- rbind(c(0, 1, 2, 3, 4, 5), c(5, 4, 3, 2, 1, 0), c(0, 4, 5, 5, 4, 0))
x <- round(t(sapply(1:52, function(i) base[c(1, 1, 2, 3)[i %% 4 + 1], ] * runif(1, 0.6, 2) + rnorm(6) * 0.9 + runif(1, 0, 9))), 3)
x[5, ] <- x[4, ]; x <- rbind(x, rep(3, 6), c(1, NA, 3, 4, 5, 6))
z <- t(scale(t(x[1:52, ])))
mest <- function(N, D) 1 + (1418 / N + 22.05) * D^(-2) + (12.33 / N + 0.243) * D^(-0.0406 * log(N) - 0.1134)
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, js), collapse = ",\n"), "]")
best <- function(k, m) { f <- NULL; for (s in 1:40) { set.seed(s); g <- cmeans(z, k, m = m, iter.max = 2000, control = list(reltol = 1e-14)); if (is.null(f) || g$withinerror < f$withinerror) f <- g }
  d <- as.matrix(sapply(1:k, function(c) rowSums(sweep(z, 2, f$centers[c, ])^2)))
  paste0('{"m": ', format(m, digits = 17), ', "objective": ', format(sum(f$membership^m * d), digits = 17), ', "centers": ', rows(f$centers), ', "membership": ', rows(f$membership), "}") }
cat('{"values": ', rows(x), ',\n"k3": ', best(3, mest(52, 6)), ',\n"k4": ', best(4, 1.25), "}\n", sep = "")
