# Rscript sam.reference.R > sam.reference.json
# SAM by its definition (Tusher, Tibshirani & Chu 2001; s0 and pi0 as in the R package samr): all 70 relabellings of 4 + 4 samples.
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n      ", paste(apply(m, 1, row), collapse = ",\n      "), "\n    ]")
part <- function(m, g) {
  r <- rowMeans(m[, g == 1], na.rm = TRUE) - rowMeans(m[, g == 0], na.rm = TRUE)
  ss <- function(x) rowSums((x - rowMeans(x, na.rm = TRUE))^2, na.rm = TRUE)
  n0 <- rowSums(!is.na(m[, g == 0])); n1 <- rowSums(!is.na(m[, g == 1]))
  list(r = r, s = sqrt((ss(m[, g == 0]) + ss(m[, g == 1])) / (n0 + n1 - 2) * (1 / n0 + 1 / n1)))
}
tune <- function(r, s) {
  if (length(s) < 500) return(unname(quantile(s, 0.05)))
  br <- unique(quantile(s, seq(0, 1, len = 101))); a <- cut(s, br, labels = FALSE); a[is.na(a)] <- 1
  perc <- seq(0, 1, by = 0.05)
  cv <- sapply(seq_along(perc), function(j) { w <- if (j == 1) 0 else quantile(s, perc[j]); v <- tapply(r / (s + w), a, mad); sd(v) / mean(v) })
  unname(quantile(s, perc[which.min(cv)]))
}
sam <- function(m, g, s0) {
  o <- part(m, g)
  if (is.null(s0)) s0 <- tune(o$r, o$s)
  d <- o$r / (o$s + s0)
  star <- apply(combn(ncol(m), sum(g)), 2, function(ones) { p <- part(m, replace(numeric(ncol(m)), ones, 1)); p$r / (p$s + s0) })
  qq <- quantile(star, c(0.25, 0.75)); pi0 <- min(1, sum(d > qq[1] & d < qq[2]) / (0.5 * length(d)))
  fdr <- sapply(abs(d), function(t) min(1, pi0 * median(colSums(abs(star) >= t * (1 - 1e-12))) / sum(abs(d) >= t)))
  q <- sapply(abs(d), function(t) min(fdr[abs(d) <= t]))
  list(s0 = s0, pi0 = pi0, d = d, q = q, expected = rowMeans(apply(star, 2, sort)))
}
show <- function(name, m, g, s0, wanted) {
  o <- sam(m, g, s0)
  paste0('  "', name, '": {\n    "s0_wanted": ', wanted, ',\n    "values": ', rows(m), ',\n    "s0": ', num(o$s0), ',\n    "pi0": ', num(o$pi0), ',\n    "d": ', row(o$d), ',\n    "q": ', row(o$q), ',\n    "expected": ', row(o$expected), "\n  }")
}
set.seed(20261123)
g <- rep(0:1, each = 4)
small <- matrix(signif(rnorm(60 * 8, 20, rep(runif(60, 0.2, 1), 8)), 6), 60)
small[1:8, 5:8] <- signif(small[1:8, 5:8] + rep(c(2, -2), 4), 6)
small[9, c(1, 6)] <- NA; small[10, ] <- round(small[10, ]); small[11, ] <- small[11, ] + 1e5
large <- matrix(signif(rnorm(520 * 8, 18, rep(sqrt(0.2 * rchisq(520, 4) / 4), 8)), 5), 520)
large[1:60, 5:8] <- signif(large[1:60, 5:8] + 1.2, 5)
cat('{\n  "source": "', R.version.string, ': by definition",\n', show("fixed", small, g, 0.1, "0.1"), ",\n", show("few", small[1:40, ], g, NULL, "null"), ",\n", show("tuned", large, g, NULL, "null"), "\n}\n", sep = "")
