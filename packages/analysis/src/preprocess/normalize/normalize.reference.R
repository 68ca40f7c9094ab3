# Rscript normalize.reference.R > normalize.reference.json
# Written from the formulas in base R; the quantile part follows limma::normalizeQuantiles(ties = TRUE) with approx().
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, row), collapse = ",\n    "), "]")
set.seed(4173)
# 8 features × 5 samples: a constant row, missing values, ties.
A <- matrix(signif(exp(rnorm(40, 5, 1)), 5), 8)
A[2, ] <- 30; A[3, 2] <- NA; A[6, c(1, 4)] <- NA; A[7, 1] <- A[8, 1]; A[4, 5] <- A[5, 5]
size <- function(f) { v <- apply(A, 2, f, na.rm = TRUE); v / median(v) }
sums <- colSums(A, na.rm = TRUE)
unit <- sweep(A, 2, sums, "/")
quotient <- apply(unit / apply(unit, 1, median, na.rm = TRUE), 2, median, na.rm = TRUE)
factors <- list(sum = size(sum), median = size(median), pqn = sums / median(sums) * quotient, cpm = sums / 1e6, tss = sums)
quantiles <- function(A) {
  n <- nrow(A); grid <- (0:(n - 1)) / (n - 1)
  S <- apply(A, 2, function(x) { s <- sort(x); approx((0:(length(s) - 1)) / (length(s) - 1), s, grid)$y })
  m <- rowMeans(S)
  apply(A, 2, function(x) { ok <- !is.na(x); x[ok] <- approx(grid, m, (rank(x[ok]) - 1) / (sum(ok) - 1))$y; x })
}
L <- log2(A); centred <- L - rowMeans(L, na.rm = TRUE); sds <- apply(L, 1, sd, na.rm = TRUE)
spread <- apply(L, 1, function(x) diff(range(x, na.rm = TRUE)))
zero <- function(m) { m[2, ] <- 0; m }
a <- min(abs(A[A != 0]), na.rm = TRUE) / 10
values <- list(quantile = quantiles(A), clr = sweep(log(A), 2, colMeans(log(A), na.rm = TRUE)),
  glog = log2((A + sqrt(A^2 + a^2)) / 2), log2p1 = log2(A + 1), sqrt = sqrt(A), log10 = log10(A),
  auto = zero(centred / sds), pareto = zero(centred / sqrt(sds)), range = zero(centred / spread), center = zero(centred))
named <- function(l, f) paste(sapply(names(l), function(k) paste0('    "', k, '": ', f(l[[k]]))), collapse = ",\n")
cat('{\n  "source": "', R.version.string, ', base R",\n  "input": ', rows(A), ',\n  "factors": {\n', named(factors, row), '\n  },\n  "values": {\n', named(values, rows), "\n  }\n}\n", sep = "")
