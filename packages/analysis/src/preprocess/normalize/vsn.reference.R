# Rscript vsn.reference.R > vsn.reference.json
# vsn2 by definition (Huber et al. 2002, 2003): the package vsn needs affy and cannot be installed here. The profile likelihood, its start (0, 1), the 7 rounds
# and the 5 slices are those of vsn2; optim(L-BFGS-B) is taken to its maximum (factr = 10, and again from there) rather than stopped at factr = 5e7.
set.seed(20261122)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
likelihood <- function(x) {
  n <- sum(!is.na(x)); k <- ncol(x)
  z <- function(p) sweep(sweep(x, 2, exp(p[k + 1:k]), "*"), 2, p[1:k], "+")
  value <- function(p) { h <- asinh(z(p)); r <- h - rowMeans(h, na.rm = TRUE); n / 2 * log(sum(r^2, na.rm = TRUE)) - sum(-0.5 * log1p(z(p)^2), na.rm = TRUE) - sum(colSums(!is.na(x)) * p[k + 1:k]) }
  slope <- function(p) {
    u <- z(p); h <- asinh(u); r <- h - rowMeans(h, na.rm = TRUE); s <- n / sum(r^2, na.rm = TRUE); w <- s * r / sqrt(1 + u^2) + u / (1 + u^2)
    c(colSums(w, na.rm = TRUE), exp(p[k + 1:k]) * colSums(w * x, na.rm = TRUE) - colSums(!is.na(x)))
  }
  list(value = value, slope = slope)
}
best <- function(x, p) {
  f <- likelihood(x); k <- length(p)
  for (again in 1:30) p <- optim(p, f$value, f$slope, method = "L-BFGS-B", control = list(factr = 10, pgtol = 0, maxit = 60000, lmm = 10))$par
  # The last digits by Newton with a differenced gradient.
  for (step in 1:6) { H <- sapply(1:k, function(i) { e <- 1e-5 * max(1, abs(p[i])); d <- replace(numeric(k), i, e); (f$slope(p + d) - f$slope(p - d)) / (2 * e) }); p <- p - solve((H + t(H)) / 2, f$slope(p)) }
  stopifnot(max(abs(f$slope(p))) < 1e-7); p
}
vsn2 <- function(x, q = 0.9) {
  k <- ncol(x); p <- c(rep(0, k), rep(1, k)); sel <- seq_len(nrow(x))
  trsf <- function() asinh(sweep(sweep(x, 2, exp(p[k + 1:k]), "*"), 2, p[1:k], "+"))
  for (iter in 1:7) {
    p <- best(x[sel, ], p); used <- length(sel)
    if (q == 1) break
    hy <- trsf(); m <- rowMeans(hy, na.rm = TRUE); v <- apply(hy, 1, var, na.rm = TRUE)
    slice <- ceiling(rank(m) * 5 / length(m)); limit <- tapply(v, factor(slice, 1:5), quantile, probs = q, na.rm = TRUE)
    sel <- which(v <= limit[slice] | slice == 1)
  }
  paste0('{ "used": ', used, ', "offset": ', arr(num(p[1:k])), ', "scale": ', arr(num(exp(p[k + 1:k]))), ', "values": ', arr(apply(trsf() / log(2) - log2(2 * exp(mean(p[k + 1:k]))), 1, function(r) arr(num(r)))), " }")
}
# 120 features x 5 samples: additive and multiplicative noise, ties, a constant row, missing values, a few features that change; one sample four times as bright.
mu <- exp(rnorm(120, 5, 1.6)); x <- t(sapply(mu, function(m) m * exp(rnorm(5, 0, 0.2)) + rnorm(5, 20, 25)))
x[1:9, 3:5] <- x[1:9, 3:5] * 6; x[20, ] <- 100; x[31, ] <- x[30, ]; x <- sweep(x, 2, c(1, 1.3, 4, 0.7, 1), "*") + rep(c(0, 40, 10, -15, 0), each = 120)
x <- signif(x, 5); x[5, 2] <- NA; x[77, c(1, 4)] <- NA; x[90, 2:5] <- NA
cat('{\n  "source": "', R.version.string, ': vsn2 by definition, optim",\n  "x": ', arr(apply(x, 1, function(r) arr(num(r)))), ',\n  "robust": ', vsn2(x), ',\n  "plain": ', vsn2(x, 1), "\n}\n", sep = "")
