# Rscript oplsDa.reference.R > oplsDa.reference.json   (R 4.2.2, pls 2.8-1 for a check of the filtered table)
# 13 features × 15 samples, 9 against 6: a constant row, a row with a missing value, two equal rows, ties, a strong factor apart from the groups.
# ropls is not installed: OPLS after Trygg & Wold 2002, VIP4 and Q2 as its source defines them (R/opls-functions.R, ropls 1.30), written out here.
suppressMessages(library(pls))
set.seed(11)
n <- 15; x <- matrix(round(rnorm(13 * n, 20, 3), 1), 13, n)
g <- rep(c("T", "C"), c(6, 9))[c(1, 7, 8, 2, 9, 10, 3, 11, 12, 4, 13, 14, 5, 6, 15)]
off <- rnorm(n)
for (i in 1:8) x[i, ] <- x[i, ] + 4 * off * (i %% 3) + (i < 4) * 3 * (g == "T")
x[2, ] <- round(x[2, ] * 40); x[5, ] <- 7; x[7, 3] <- NA; x[9, ] <- x[8, ]; x[10, ] <- round(x[10, ] / 4)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
opls <- function(X, y, no) {
  to <- po <- wo <- NULL; co <- numeric(0)
  repeat {
    w <- crossprod(X, y); w <- w / sqrt(sum(w^2)); t <- X %*% w; p <- crossprod(X, t) / sum(t^2); c1 <- sum(y * t) / sum(t^2)
    if (length(co) == no) break
    v <- p - sum(w * p) * w; v <- v / sqrt(sum(v^2)); s <- X %*% v; q <- crossprod(X, s) / sum(s^2)
    to <- cbind(to, s); po <- cbind(po, q); wo <- cbind(wo, v); co <- c(co, sum(y * s) / sum(s^2)); X <- X - s %*% t(q)
  }
  list(w = w, t = t, p = p, c = c1, to = to, po = po, wo = wo, co = co, X = X)
}
predict1 <- function(m, te) { if (!is.null(m$to)) for (k in 1:ncol(m$to)) te <- te - (te %*% m$wo[, k]) %*% t(m$po[, k]); te %*% m$w * m$c }
folds <- function(n, k) split(1:n, rep(1:k, length = n))
power <- c(auto = 1, pareto = 0.5, none = 0)
one <- function(scale, no, k) {
  full <- x[stats::complete.cases(x), ]; full <- full[apply(full, 1, sd) > 0, ]; X0 <- t(full); d <- as.numeric(g == "T")
  sc <- function(M) { s <- apply(M, 2, sd); s[s == 0] <- Inf; list(m = colMeans(M), f = ifelse(is.finite(s), s^power[[scale]], Inf)) }
  use <- function(M, s) sweep(sweep(M, 2, s$m), 2, s$f, "/")
  X <- use(X0, sc(X0)); y <- drop(base::scale(d)); m <- opls(X, y, no)
  check <- oscorespls.fit(m$X, matrix(y), ncomp = 1, center = FALSE); stopifnot(max(abs(abs(check$scores) - abs(m$t))) < 1e-9)
  press <- pressr <- 0
  for (o in folds(nrow(X), k)) {
    s <- sc(X0[-o, ]); r <- opls(use(X0[-o, ], s), (d[-o] - mean(d[-o])) / sd(d[-o]), no)
    press <- press + sum((d[o] - predict1(r, use(X0[o, , drop = FALSE], s)) * sd(d[-o]) - mean(d[-o]))^2)
    r <- opls(X[-o, ], y[-o], no); pressr <- pressr + sum((y[o] - predict1(r, X[o, , drop = FALSE]))^2)
  }
  sxp <- sum(m$t^2) * sum(m$p^2); syp <- m$c^2 * sum(m$t^2)
  sxo <- if (no) colSums(m$to^2) * colSums(m$po^2) else 0; syo <- if (no) m$co^2 * colSums(m$to^2) else 0
  ssx <- sxp + sum(sxo); ssy <- syp + sum(syo); K <- ncol(X)
  vip <- sqrt(K / (sxp / ssx + syp / ssy) * (m$p^2 / sum(m$p^2)) * (sxp / ssx + syp / ssy))
  vipo <- if (no) { P <- sweep(m$po, 2, sqrt(colSums(m$po^2)), "/"); sqrt(K / (sum(sxo) / ssx + sum(syo) / ssy) * (rowSums(sweep(P^2, 2, sxo, "*")) / ssx + rowSums(sweep(P^2, 2, syo, "*")) / ssy)) } else rep(NA, K)
  paste0('"', scale, no, '": {"scale": "', scale, '", "orthogonal": ', no, ', "folds": ', k, ', "t_pred": ', num(m$t), ', "to": ', if (no) rows(t(m$to)) else "[]", ', "p": ', num(m$p), ', "p_corr": ', num(cor(X, m$t)), ', "vip": ', num(vip), ', "vip_ortho": ', num(vipo),
    ', "r2x_pred": ', num(sxp / sum(X^2)), ', "r2x_ortho": ', num(sum(sxo) / sum(X^2)), ', "r2y": ', num(syp / sum(y^2)), ', "q2": ', num(1 - press / sum((d - mean(d))^2)), ', "q2_ropls": ', num(1 - pressr / sum(y^2)), '}')
}
cat('{\n"command": "Rscript oplsDa.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"groups": ["', paste(g, collapse = '", "'), '"],\n"values": ', rows(x), ",\n", sep = "")
cat(one("auto", 1, 7), one("pareto", 2, 7), one("none", 1, 5), one("auto", 0, 7), sep = ",\n"); cat("\n}\n")
