# Rscript o2pls.reference.R > o2pls.reference.json   (R 4.2.2, base only: OmicsPLS is not among Debian's packages, so its o2m() is written out here
# from Bouhaddani et al. 2018, doi:10.1186/s12859-018-2371-3, without its checks)
# 31 features × 19 samples and 14 features × 17 of them in another order: two joint components, one of their own each; ties, a constant row, missing values.
set.seed(77)
n <- 19; joint <- matrix(rnorm(2 * n), n); own <- matrix(rnorm(2 * n), n)
x <- t(sapply(1:31, function(i) round(joint %*% rnorm(2) + own[, 1] * rnorm(1, 1) + rnorm(n) * 0.5 + 5, if (i %% 5 == 0) 0 else 3)))
y <- t(sapply(1:14, function(i) round(joint %*% rnorm(2) + own[, 2] * rnorm(1) + rnorm(n) * 0.5 + 9, 3)))
x[7, ] <- 3; x[9, 2] <- NA; y[4, 11] <- NA
rownames(x) <- sprintf("g%02d", 1:31); rownames(y) <- sprintf("m%02d", 1:14); colnames(x) <- colnames(y) <- sprintf("S%02d", 1:n)
y <- y[, c(19, 17:2)]; colnames(y)[17] <- "T02"; x <- x[, c(1:3, 6:19, 4:5)]
ssq <- function(m) sum(m^2)
o2m <- function(X, Y, n, nx, ny) {
  X0 <- X; Y0 <- Y; To <- Po <- Uo <- Co <- Wo <- Vo <- NULL; ex <- ey <- 0
  s <- svd(t(Y) %*% X, nu = n + max(nx, ny), nv = n + max(nx, ny)); W <- s$v; C <- s$u; Tt <- X %*% W; U <- Y %*% C
  if (nx > 0) { E <- X - Tt %*% t(W); Wo <- svd(t(E) %*% Tt, nu = nx, nv = 0)$u; To <- X %*% Wo; Po <- t(solve(t(To) %*% To) %*% t(To) %*% X); X <- X - To %*% t(Po); ex <- ssq(To %*% t(Po)) }
  if (ny > 0) { E <- Y - U %*% t(C); Vo <- svd(t(E) %*% U, nu = ny, nv = 0)$u; Uo <- Y %*% Vo; Co <- t(solve(t(Uo) %*% Uo) %*% t(Uo) %*% Y); Y <- Y - Uo %*% t(Co); ey <- ssq(Uo %*% t(Co)) }
  s <- svd(t(Y) %*% X, nu = n, nv = n); W <- s$v; C <- s$u; Tt <- X %*% W; U <- Y %*% C
  Bt <- solve(t(Tt) %*% Tt) %*% t(Tt) %*% U; Bu <- solve(t(U) %*% U) %*% t(U) %*% Tt
  list(W = W, C = C, Tt = Tt, U = U, Wo = Wo, Po = Po, To = To, Vo = Vo, Co = Co, Uo = Uo, Bt = Bt, Bu = Bu,
       r2 = c(ssq(Tt) / ssq(X0), ex / ssq(X0), 1 - ssq(X0 - U %*% Bu %*% t(W)) / ssq(X0), ssq(U) / ssq(Y0), ey / ssq(Y0), 1 - ssq(Y0 - Tt %*% Bt %*% t(C)) / ssq(Y0)))
}
foretell <- function(X, Wo, Po, W, B, C) { if (!is.null(Wo)) X <- X - X %*% Wo %*% t(Po); X %*% W %*% B %*% t(C) }
s <- intersect(colnames(x), colnames(y))
keep <- function(m) t(m[apply(m, 1, function(v) !anyNA(v) && max(v) > min(v)), ])
X <- keep(x[, s]); Y <- keep(y[, s])
cv <- function(n, nx, ny, k, pareto) { e <- matrix(0, 2, 2); f <- (seq_len(nrow(X)) - 1) %% k
  for (i in 0:(k - 1)) { tr <- f != i; sc <- function(m) { mu <- colMeans(m[tr, ]); sd <- apply(m[tr, ], 2, sd); d <- if (pareto) sqrt(sd) else sd; d[sd == 0] <- Inf; sweep(sweep(m, 2, mu), 2, d, "/") }
    a <- sc(X); b <- sc(Y); m <- o2m(a[tr, ], b[tr, ], n, nx, ny)
    bh <- foretell(a[!tr, , drop = FALSE], m$Wo, m$Po, m$W, m$Bt, m$C); ah <- foretell(b[!tr, , drop = FALSE], m$Vo, m$Co, m$C, m$Bu, m$W)
    e <- e + rbind(c(ssq(a[!tr, ] - ah), ssq(a[!tr, ])), c(ssq(b[!tr, ] - bh), ssq(b[!tr, ]))) }
  1 - e[, 1] / e[, 2] }
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
q <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
rows <- function(m) if (is.null(m)) "[]" else paste0("[", paste(apply(m, 1, js), collapse = ",\n"), "]")
cols <- function(m) if (is.null(m)) "[]" else rows(t(m))
one <- function(name, n, nx, ny, pareto) { a <- scale(X, TRUE, if (pareto) sqrt(apply(X, 2, sd)) else TRUE); b <- scale(Y, TRUE, if (pareto) sqrt(apply(Y, 2, sd)) else TRUE); m <- o2m(a, b, n, nx, ny)
  paste0('"', name, '": {"count": ', js(c(n, nx, ny)), ', "pareto": ', if (pareto) "true" else "false", ', "t": ', cols(m$Tt), ', "u": ', cols(m$U), ', "w": ', cols(m$W), ', "c": ', cols(m$C), ', "to": ', cols(m$To), ', "uo": ', cols(m$Uo), ', "po": ', cols(m$Po), ', "co": ', cols(m$Co), ', "r2": ', js(m$r2), ', "q2": ', js(cv(n, nx, ny, 7, pareto)), '}') }
cat('{\n"command": "Rscript o2pls.reference.R", "version": "', R.version.string, '",\n"ids": ', q(rownames(x)), ',\n"samples": ', q(colnames(x)), ',\n"values": ', rows(x), ',\n"ids2": ', q(rownames(y)), ',\n"samples2": ', q(colnames(y)), ',\n"values2": ', rows(y), ',\n"used": ', q(s), ',\n"kept": ', js(c(ncol(X), ncol(Y))), ',\n', sep = "")
cat(one("both", 2, 1, 1, FALSE), ',\n', one("uneven", 2, 2, 1, TRUE), ',\n', one("plain", 3, 0, 0, FALSE), ',\n', one("half", 1, 0, 2, FALSE), '\n}\n', sep = "")
