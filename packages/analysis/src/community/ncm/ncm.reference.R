# Rscript ncm.reference.R > ncm.reference.json   (R 4.2.2, stats::nls as in the code of Burns et al. 2016; Hmisc is not at hand: Wilson's interval and the profile by their definitions)
# 30 features × 13 samples in groups of 8 and 5: ties, an all-zero row, a constant row, libraries of unequal size.
set.seed(16)
p <- exp(rnorm(30, 0, 2)); p <- p / sum(p)
x <- sapply(1:13, function(i) { q <- rgamma(30, 40 * p); rmultinom(1, c(400, 900, 650)[i %% 3 + 1], q / sum(q)) })
x[4, ] <- 0; x[9, ] <- 6
groups <- rep(c("A", "B"), c(8, 5))
num <- function(v) gsub("NaN|NA", "null", paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]"))
fit <- function(x) {
  spp <- t(x); N <- mean(rowSums(spp)); p.m <- colMeans(spp); freq <- colMeans(spp > 0)
  keep <- p.m > 0; p <- p.m[keep] / N; freq <- freq[keep]; d <- 1 / N
  pred <- function(m) pbeta(d, N * m * p, N * m * (1 - p), lower.tail = FALSE)
  sse <- function(m) sum((freq - pred(m))^2)
  start <- exp(optimize(function(l) sse(exp(l)), c(-12, 4), tol = 1e-10)$minimum)
  m <- coef(nls(freq ~ pred(m), start = list(m = start), control = nls.control(tol = 1e-10, minFactor = 1e-12, warnOnly = TRUE)))[[1]]
  k <- length(freq); bound <- sse(m) * (1 + qt(0.975, k - 1)^2 / (k - 1))
  low <- exp(uniroot(function(l) sse(exp(l)) - bound, c(log(m) - 6, log(m)), tol = 1e-13)$root); high <- exp(uniroot(function(l) sse(exp(l)) - bound, c(log(m), log(m) + 6), tol = 1e-13)$root)
  f <- pred(m); n <- nrow(spp); z <- qnorm(0.975)
  mid <- (f + z^2 / (2 * n)) / (1 + z^2 / n); half <- z / (1 + z^2 / n) * sqrt(f * (1 - f) / n + z^2 / (4 * n^2))
  r2 <- function(f) 1 - sum((freq - f)^2) / sum((freq - mean(freq))^2)
  o <- order(p)
  paste0('{"fit": ', num(c(n, k, N, m, low, high, N * m, r2(f), sqrt(sse(m) / (k - 1)), r2(1 - (1 - p)^N))), ',\n"feature": ', num(which(keep)[o]), ', "share": ', num(p[o]), ', "frequency": ', num(freq[o]), ', "predicted": ', num(f[o]), ', "ci_low": ', num(pmax(0, mid - half)[o]), ', "ci_high": ', num(pmin(1, mid + half)[o]), "}")
}
cat('{\n"command": "Rscript ncm.reference.R", "version": "', R.version.string, '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"groups": ["', paste(groups, collapse = '", "'), '"],\n"all": ', fit(x), ',\n"A": ', fit(x[, groups == "A"]), ',\n"B": ', fit(x[, groups == "B"]), "\n}\n", sep = "")
