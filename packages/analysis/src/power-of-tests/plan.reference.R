# Rscript plan.reference.R > plan.reference.json
# Samples a group by power.t.test(strict = TRUE), rounded up; the 90th percentile of |difference of the means| of log2.
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
cases <- expand.grid(d = c(0.3, 0.8, 1.25, 3, 6), alpha = c(0.05, 0.001), power = c(0.8, 0.95))
n <- mapply(function(d, alpha, power) {
  at <- function(n) power.t.test(n = n, delta = d, sig.level = alpha, strict = TRUE)$power
  k <- 2; while (at(k) < power) k <- k + 1; k
}, cases$d, cases$alpha, cases$power)
set.seed(20261128)
g <- c(rep(c("A", "B", "C"), c(5, 4, 2)), "QC", "QC")
m <- matrix(signif(2^rnorm(24 * length(g), 8, 1), 7), 24)
m[3, 2] <- NA; m[5, g == "B"] <- NA; m[7, 1] <- 0
l <- log2(ifelse(!is.na(m) & m > 0, m, NA))
d <- abs(rowMeans(l[, g == "A"], na.rm = TRUE) - rowMeans(l[, g == "B"], na.rm = TRUE))
cat('{\n  "source": "', R.version.string, ': power.t.test, quantile",\n  "needed": [\n    ', paste(apply(cbind(cases, n), 1, row), collapse = ",\n    "), '\n  ],\n  "groups": ["', paste(g, collapse = '", "'), '"],\n  "values": [\n    ', paste(apply(m, 1, row), collapse = ",\n    "), '\n  ],\n  "upper": ', num(quantile(d[is.finite(d)], 0.9)), "\n}\n", sep = "")
