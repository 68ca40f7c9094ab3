# Rscript firth.reference.R > firth.reference.json   (R 4.2.2: optim; logistf is not used)
# The penalised likelihood l(b) + log|I(b)|/2 by its definition, maximised from several starts: groups that overlap, that a feature separates, and that are unequal.
set.seed(9)
penalised <- function(b, x, y) { eta <- drop(x %*% b); p <- plogis(eta); sum(y * eta - log1p(exp(eta))) + as.numeric(determinant(crossprod(x * sqrt(p * (1 - p))))$modulus) / 2 }
fit <- function(x, y) {
  x <- cbind(1, x); best <- NULL
  for (s in 1:4) { o <- optim(rnorm(ncol(x), 0, 0.3), penalised, x = x, y = y, method = "BFGS", control = list(fnscale = -1, reltol = 1e-16, maxit = 5000)); if (is.null(best) || o$value > best$value) best <- o }
  b <- best$par
  # A few Newton steps on the numeric gradient, for the last digits.
  for (k in 1:6) { g <- sapply(seq_along(b), function(j) { h <- 1e-5; e <- replace(numeric(length(b)), j, h); (8 * (penalised(b + e, x, y) - penalised(b - e, x, y)) - (penalised(b + 2 * e, x, y) - penalised(b - 2 * e, x, y))) / (12 * h) }); p <- plogis(drop(x %*% b)); b <- b + solve(crossprod(x * sqrt(p * (1 - p))), g) }
  p <- plogis(drop(x %*% b))
  list(b = b, se = sqrt(diag(solve(crossprod(x * sqrt(p * (1 - p)))))), p = p)
}
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE, scientific = TRUE), collapse = ", "), "]")
one <- function(x, y) { f <- fit(x, y); paste0('{"x": [', paste(apply(x, 1, num), collapse = ", "), '], "y": ', num(y), ', "coefficients": ', num(f$b), ', "se": ', num(f$se), ', "p": ', num(f$p), "}") }
y <- rep(0:1, c(13, 8))
overlap <- matrix(round(rnorm(42), 2), 21); overlap[, 1] <- overlap[, 1] + 0.8 * y
apart <- cbind(round(rnorm(21), 1) + 9 * y, round(rnorm(21), 1)); ties <- cbind(rep(c(0, 1, 2), 7), rep(c(1, 0), c(11, 10)))
cat('{"command": "Rscript firth.reference.R", "version": "', R.version.string, '",\n"cases": [', paste(one(overlap, y), one(apart, y), one(ties, y), sep = ",\n"), "]}\n", sep = "")
