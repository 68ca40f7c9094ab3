# Rscript smoothing.reference.R > smoothing.reference.json
num <- function(x) formatC(x, digits = 17, format = "g", width = 1)
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
set.seed(7)
x <- sort(c(round(runif(60, 0, 10), 2), rep(3.3, 4), runif(37, 4, 4.2))); y <- sin(x) + rnorm(length(x), 0, 0.3); y[50] <- 9
g <- c(1e-3, 0.2, 1, 2.5, 11.9, 12, 40, 1e5)
v <- c(1e-5, 0.01, 0.4, 1.3, 5, 300)
q <- expand.grid(c(1e-30, 1e-8, 0.01, 0.4, 0.97), c(1.5, 4, 30, 1000))
cat('{\n  "source": "', R.version.string, ': lowess, digamma, trigamma, psigamma, limma::trigammaInverse, qt",\n  "x": ', row(x), ',\n  "y": ', row(y), ',\n  "lowess": ', row(lowess(x, y, f = 0.5)$y), ',\n  "lowessExact": ', row(lowess(x, y, f = 0.3, iter = 1, delta = 0)$y), ',\n', sep = "")
cat('  "at": ', row(g), ',\n  "digamma": ', row(digamma(g)), ',\n  "trigamma": ', row(trigamma(g)), ',\n  "tetragamma": ', row(psigamma(g, 2)), ',\n  "of": ', row(v), ',\n  "trigammaInverse": ', row(limma::trigammaInverse(v)), ',\n', sep = "")
cat('  "quantile": [', paste(apply(q, 1, function(r) row(c(r, qt(r[1] / 2, r[2], lower.tail = FALSE)))), collapse = ", "), ']\n}\n', sep = "")
