# Rscript plsDa.reference.R > plsDa.reference.json   (R 4.2.2, pls 2.8-1: oscorespls)
# 14 features × 17 samples in three unequal groups: a constant row, a row with a missing value, two equal rows, ties.
# ropls is not installed: its Q2 is written here from the definition in its source (R/opls-functions.R, ropls 1.30), NIPALS run to 1e-14.
suppressMessages(library(pls))
set.seed(5)
x <- matrix(round(rnorm(14 * 17, 10, 3), 1), 14, 17)
g <- rep(c("A", "B", "C"), c(7, 6, 4))[c(1, 8, 14, 2, 9, 15, 3, 10, 16, 4, 11, 17, 5, 12, 6, 13, 7)]
x[1, ] <- x[1, ] + 4 * (g == "B"); x[2, ] <- x[2, ] * (1 + (g == "C")); x[3, ] <- round(x[3, ] - 2 * (g == "A"))
x[5, ] <- 2; x[7, 4] <- NA; x[9, ] <- x[8, ]; x[10, ] <- x[10, ] * 100
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
nipals1 <- function(X, Y) {
  u <- Y[, 1]; old <- 0
  repeat {
    w <- crossprod(X, u); w <- w / sqrt(sum(w^2)); t <- X %*% w; q <- crossprod(Y, t) / sum(t^2)
    if (ncol(Y) == 1 || sqrt(sum((t - old)^2)) < 1e-14 * sqrt(sum(t^2))) break
    u <- Y %*% q / sum(q^2); old <- t
  }
  list(w = w, t = t, q = q, p = crossprod(X, t) / sum(t^2))
}
folds <- function(n, k) split(1:n, rep(1:k, length = n))
ropls <- function(X, Y, A, k) {                     # X, Y scaled with all samples
  kept <- 1; out <- numeric(A)
  for (h in 1:A) {
    press <- 0
    for (o in folds(nrow(X), k)) { m <- nipals1(X[-o, , drop = FALSE], Y[-o, , drop = FALSE]); press <- press + sum((Y[o, , drop = FALSE] - X[o, , drop = FALSE] %*% m$w %*% t(m$q))^2) }
    kept <- kept * press / sum(Y^2); out[h] <- 1 - kept
    m <- nipals1(X, Y); X <- X - m$t %*% t(m$p); Y <- Y - m$t %*% t(m$q)
  }
  out
}
refit <- function(X, D, A, k, scaler) {             # X raw samples × features, D dummies 0/1
  sds <- apply(D, 2, sd); press <- numeric(A)
  for (o in folds(nrow(X), k)) {
    s <- scaler(X[-o, ]); f <- s$f; f[f == 0] <- Inf
    Xs <- sweep(sweep(X, 2, s$m), 2, f, "/"); tr <- Xs[-o, ]; te <- Xs[o, , drop = FALSE]
    dm <- colMeans(D[-o, , drop = FALSE]); ds <- apply(D[-o, , drop = FALSE], 2, sd)
    Y <- sweep(sweep(D[-o, , drop = FALSE], 2, dm), 2, ds, "/"); P <- matrix(0, length(o), ncol(D))
    for (h in 1:A) {
      m <- nipals1(tr, Y); tt <- te %*% m$w; P <- P + tt %*% t(m$q)
      tr <- tr - m$t %*% t(m$p); te <- te - tt %*% t(m$p); Y <- Y - m$t %*% t(m$q)
      press[h] <- press[h] + sum(sweep(D[o, , drop = FALSE] - sweep(sweep(P, 2, ds, "*"), 2, dm, "+"), 2, sds, "/")^2)
    }
  }
  1 - press / ((nrow(X) - 1) * ncol(D))
}
power <- c(auto = 1, pareto = 0.5, none = 0)
one <- function(name, cols, scale, A = 3, k = 7) {
  full <- x[stats::complete.cases(x), cols]; full <- full[apply(full, 1, sd) > 0, ]
  X <- t(full); D <- sapply(sort(unique(g[cols])), function(l) as.numeric(g[cols] == l))
  scaler <- function(M) list(m = colMeans(M), f = apply(M, 2, sd)^power[[scale]] * (apply(M, 2, sd) > 0))
  s <- scaler(X); Xs <- sweep(sweep(X, 2, s$m), 2, s$f, "/"); Y <- scale(D)
  fit <- oscorespls.fit(Xs, Y, ncomp = A, tol = 1e-14, maxit = 1e5, center = FALSE)
  sign <- apply(fit$loadings, 2, function(v) sign(v[which.max(abs(zapsmall(v, 10)))]))
  ssy <- sapply(1:A, function(h) sum((fit$scores[, h] %o% fit$Yloadings[, h])^2))
  W <- fit$loading.weights
  vip <- sqrt(ncol(Xs) * rowSums(sweep(W^2, 2, ssy, "*")) / sum(ssy))
  r2x <- sapply(1:A, function(h) sum((fit$scores[, h] %o% fit$loadings[, h])^2)) / sum(Xs^2)
  paste0('"', name, '": {"scale": "', scale, '", "columns": ', num(cols - 1), ', "scores": ', rows(sweep(unclass(fit$scores), 2, sign, "*")), ', "loadings": ', rows(sweep(unclass(fit$loadings), 2, sign, "*")),
    ', "vip": ', num(vip), ', "r2x": ', num(r2x), ', "r2y_cum": ', num(cumsum(ssy) / sum(Y^2)), ', "q2_cum": ', num(refit(X, D, A, k, scaler)), ', "q2_cum_ropls": ', num(ropls(Xs, Y, A, k)), '}')
}
cat('{\n"command": "Rscript plsDa.reference.R", "version": "', R.version.string, ', pls ', as.character(packageVersion("pls")), '",\n', sep = "")
cat('"groups": ["', paste(g, collapse = '", "'), '"],\n"values": ', rows(x), ",\n", sep = "")
cat(one("three_auto", 1:17, "auto"), one("three_pareto", 1:17, "pareto"), one("two_auto", which(g != "C"), "auto"), one("two_none", which(g != "B"), "none", 2, 5), sep = ",\n")
cat("\n}\n")
