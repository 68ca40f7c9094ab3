# Rscript deconvolution.reference.R > deconvolution.reference.json
# R 4.2.2, e1071 nu-regression (tolerance 1e-12, no shrinking) for the support vectors; least squares without negative coefficients over all subsets of types; CIBERSORT itself is not
# distributed: its steps are written out from Newman et al. 2015. 60 genes × 5 types and 7 samples: a constant gene, ties, a sample that is noise, one of a single type.
suppressMessages(library(e1071)); set.seed(20261123)
G <- 60; K <- 5; S <- matrix(round(exp(rnorm(G * K, 3, 1.2)), 1), G); S[7, ] <- 20; for (k in 1:K) S[(k - 1) * 8 + 8 + 1:8, k] <- round(S[(k - 1) * 8 + 8 + 1:8, k] * 9, 1)
f <- rbind(c(.4, .3, .2, .1, 0), c(0, 0, 1, 0, 0), c(.2, .2, .2, .2, .2), c(.05, .6, 0, .3, .05), c(.7, .05, .05, .1, .1), c(.1, .1, .5, .1, .2))
Y <- cbind(round(S %*% t(f) * exp(matrix(rnorm(G * 6, 0, .25), G)), 1), round(exp(rnorm(G, 3, 1.2)), 1))
# libsvm keeps the products of rows in single precision: its multipliers say which rows bound the fit, and the conditions of the optimum give the weights in double precision.
polished <- function(X, y, m, nu) { b <- numeric(nrow(X)); b[m$index] <- m$coefs; s <- sign(b); f <- which(abs(b) > 1e-6 & abs(b) < 1 - 1e-6); at <- which(abs(b) >= 1 - 1e-6); w <- colSums(X[at, , drop = FALSE] * s[at]); XF <- X[f, , drop = FALSE]
  A <- rbind(cbind(XF %*% t(XF), 1, s[f]), c(rep(1, length(f)), 0, 0), c(s[f], 0, 0)); z <- solve(A, c(y[f] - XF %*% w, -sum(s[at]), nu * nrow(X) - length(at)), tol = 1e-20); v <- c(t(XF) %*% z[seq_along(f)]) + w; stopifnot(max(abs(v - t(m$coefs) %*% m$SV)) < 1e-5); v }
svr <- function(y) { X <- (S - mean(S)) / sd(as.vector(S)); y <- (y - mean(y)) / sd(y); fits <- lapply(c(.25, .5, .75), function(nu) {
  m <- svm(X, y, type = "nu-regression", kernel = "linear", nu = nu, scale = FALSE, tolerance = 1e-12, shrinking = FALSE); raw <- w <- polished(X, y, m, nu); w[w < 0] <- 0; w <- w / sum(w); k <- c(X %*% c(w))
  list(f = c(w), r = cor(k, y), rmse = sqrt(mean((k - y)^2)), nu = nu, raw = c(raw)) }); best <- fits[[which.min(sapply(fits, `[[`, "rmse"))]]; best$weights <- lapply(fits, `[[`, "raw"); best }
nnls <- function(y) { best <- NULL; for (mask in 1:(2^K - 1)) { own <- which(bitwAnd(mask, 2^(0:(K - 1))) > 0); b <- qr.solve(S[, own, drop = FALSE], y); if (any(b < 0)) next; rss <- sum((y - S[, own, drop = FALSE] %*% b)^2); if (is.null(best) || rss < best$rss) { beta <- numeric(K); beta[own] <- b; best <- list(rss = rss, beta = beta) } }
  k <- c(S %*% best$beta); list(f = best$beta / sum(best$beta), r = cor(k, y), rmse = sqrt(mean((k - y)^2)) / sd(y)) }
num <- function(v) paste0("[", paste(formatC(v, digits = 15, format = "g", width = 1), collapse = ", "), "]"); rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ",\n"), "]")
a <- apply(Y, 2, svr); b <- apply(Y, 2, nnls); get <- function(l, n) t(sapply(l, `[[`, n)); one <- function(l, n) sapply(l, `[[`, n)
cat('{ "source": "', R.version.string, ", e1071 ", as.character(packageVersion("e1071")), '; least squares by all subsets",\n"signature": ', rows(S), ',\n"mixture": ', rows(Y), ',\n"svr": { "fractions": ', rows(get(a, "f")), ', "r": ', num(one(a, "r")), ', "rmse": ', num(one(a, "rmse")), ', "nu": ', num(one(a, "nu")), ', "weights": [', paste(sapply(a, function(x) rows(do.call(rbind, x$weights))), collapse = ",\n"), '] },\n"nnls": { "fractions": ', rows(get(b, "f")), ', "r": ', num(one(b, "r")), ', "rmse": ', num(one(b, "rmse")), " } }\n", sep = "")
