# Rscript ancomBc.reference.R > ancomBc.reference.json
# ANCOM-BC by definition (Lin & Peddada 2020, doi:10.1038/s41467-020-17041-7), following the steps of the authors' package ANCOMBC 2.7 (ancombc()),
# which needs nloptr and cannot be installed here: lm() a taxon, E-M with dnorm(), and the variances of the mixture by optimize() and uniroot() in place of nloptr.
# Departure, only where counts of 0 are missing: the sandwich of a taxon is that of its own samples, where the package adds 0.1 for a missing one.
set.seed(20261122)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
rows <- function(m) arr(apply(m, 1, function(r) arr(num(r))))

group <- factor(rep(c("CK", "LN", "HN"), c(6, 5, 4)), levels = c("CK", "LN", "HN"))
batch <- factor(c(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2))
age <- c(31, 40, 28, 55, 62, 47, 33, 38, 51, 60, 29, 44, 57, 36, 42)
n <- length(group); taxa <- 36
level <- rnorm(taxa, 3.5, 1.2); effect <- ifelse(seq_len(taxa) %in% c(2, 5, 9, 14), 2, ifelse(seq_len(taxa) %in% c(3, 20), -1.8, 0))
depth <- rnorm(n, 0, 0.6)
counts <- t(sapply(seq_len(taxa), function(i) rnbinom(n, mu = exp(level[i] + depth + effect[i] * (as.integer(group) - 1) / 2), size = 3)))
counts[7, ] <- counts[6, ]                 # ties
counts[11, ] <- 0                          # never seen
counts[12, group == "CK"] <- 0; counts[12, group != "CK"] <- counts[12, group != "CK"] + 3   # absent from the reference
counts[13, group == "HN"] <- 0
counts[16, ] <- c(rep(0, n - 1), 4)        # seen in one of 15: below 10 %
counts[17, ] <- 5                          # constant

fit <- function(y, form, data, tol = 1e-5, most = 100) {
  x <- model.matrix(form, data); p <- ncol(x)
  one <- function(i, theta) { ok <- !is.na(y[i, ]); d <- data; d$y <- y[i, ] - theta; lm(update(form, y ~ .), d[ok, ]) }
  usable <- sapply(seq_len(nrow(y)), function(i) { ok <- !is.na(y[i, ]); sum(ok) > p && qr(x[ok, , drop = FALSE])$rank == p })
  coefs <- function(theta) t(sapply(seq_len(nrow(y)), function(i) if (usable[i]) coef(one(i, theta)) else rep(NA, p)))
  theta <- rep(0, n); beta <- coefs(theta); it <- 0; eps <- 100
  while (eps > tol && it < most) {
    b <- coefs(theta); th <- colMeans(y - b %*% t(x), na.rm = TRUE)
    eps <- sqrt(sum((b - beta)^2, na.rm = TRUE) + sum((th - theta)^2)); beta <- b; theta <- th; it <- it + 1
  }
  v <- lapply(seq_len(nrow(y)), function(i) {
    if (!usable[i]) return(matrix(NA, p, p))
    ok <- !is.na(y[i, ]); xi <- x[ok, , drop = FALSE]; e <- y[i, ok] - drop(xi %*% beta[i, ]) - theta[ok]
    solve(crossprod(xi)) %*% crossprod(xi * e) %*% solve(crossprod(xi))
  })
  list(x = x, beta = beta, vcov = v, var = t(sapply(v, diag)), usable = usable)
}

em <- function(beta, nu, tol = 1e-5, most = 100) {
  q <- function(a) quantile(beta, a)
  pi <- c(0.75, 0.125, 0.125)
  delta <- mean(beta[beta >= q(0.25) & beta <= q(0.75)]); l1 <- mean(beta[beta < q(0.125)]); l2 <- mean(beta[beta > q(0.875)])
  k1 <- var(beta[beta < q(0.125)]); k2 <- var(beta[beta > q(0.875)])
  kappa <- function(r, centre) {
    slope <- function(k) sum(r * ((beta - centre)^2 - nu - k) / (nu + k)^2)
    if (slope(0) <= 0) return(0)
    top <- max((beta - centre)^2)
    k <- uniroot(slope, c(0, top), tol = 1e-15, maxiter = 10000)$root
    likely <- optimize(function(k) -sum(r * dnorm(beta, centre, sqrt(nu + k), log = TRUE)), c(0, top), tol = 1e-10)$minimum
    stopifnot(abs(likely - k) < 1e-3 * (1 + k))
    k
  }
  it <- 0; eps <- 100
  while (eps > tol && it < most) {
    d <- cbind(pi[1] * dnorm(beta, delta, sqrt(nu)), pi[2] * dnorm(beta, delta + l1, sqrt(nu + k1)), pi[3] * dnorm(beta, delta + l2, sqrt(nu + k2)))
    r <- d / rowSums(d)
    new <- c(colMeans(r),
      sum(r[, 1] * beta / nu + r[, 2] * (beta - l1) / (nu + k1) + r[, 3] * (beta - l2) / (nu + k2)) / sum(r[, 1] / nu + r[, 2] / (nu + k1) + r[, 3] / (nu + k2)),
      min(sum(r[, 2] * (beta - delta) / (nu + k1)) / sum(r[, 2] / (nu + k1)), 0), max(sum(r[, 3] * (beta - delta) / (nu + k2)) / sum(r[, 3] / (nu + k2)), 0),
      kappa(r[, 2], delta + l1), kappa(r[, 3], delta + l2))
    eps <- sqrt(sum((new - c(pi, delta, l1, l2, k1, k2))^2))
    pi <- new[1:3]; delta <- new[4]; l1 <- new[5]; l2 <- new[6]; k1 <- new[7]; k2 <- new[8]; it <- it + 1
  }
  one <- which(beta < q(pi[2])); two <- which(beta >= q(1 - pi[3]))
  nu[one] <- nu[one] + k1; nu[two] <- nu[two] + k2
  shift <- rep(0, length(beta)); shift[one] <- l1; shift[two] <- l2
  c(em = delta, wls = sum((beta - shift) / nu) / sum(1 / nu), var = 1 / sum(1 / nu), iterations = it)
}

ancombc <- function(form, data, pseudo = 1, conserve = FALSE) {
  keep <- which(rowMeans(counts > 0) >= 0.1)
  y <- log(counts[keep, ] + pseudo); y[!is.finite(y)] <- NA
  f <- fit(y, form, data); ok <- f$usable & apply(f$var, 1, function(v) all(v > 1e-20))
  bias <- sapply(seq_len(ncol(f$x)), function(j) em(f$beta[ok, j], f$var[ok, j]))
  beta <- sweep(f$beta, 2, bias["em", ]); beta[!ok, ] <- NA; v <- f$var
  if (conserve) { v <- sweep(v, 2, bias["var", ], "+") + 2 * sqrt(sweep(v, 2, bias["var", ], "*")); for (i in seq_along(f$vcov)) diag(f$vcov[[i]]) <- v[i, ] }
  own <- 2:3; w <- beta[, own] / sqrt(v[, own]); p <- 2 * pnorm(-abs(w))
  global <- sapply(seq_along(keep), function(i) if (ok[i]) drop(beta[i, own] %*% solve(f$vcov[[i]][own, own]) %*% beta[i, own]) else NA)
  pg <- 2 * pmin(pchisq(global, 2), pchisq(global, 2, lower.tail = FALSE))
  theta <- colMeans(y - beta %*% t(f$x), na.rm = TRUE)
  paste0('{ "kept": ', arr(keep - 1), ', "lfc": ', rows(t(beta[, own])), ', "se": ', rows(t(sqrt(v[, own]) * ifelse(ok, 1, NA))), ', "p": ', rows(t(p)), ', "p_adj": ', rows(t(apply(p, 2, p.adjust, "holm"))),
    ', "global": ', arr(num(global)), ', "global_p": ', arr(num(pg)), ', "global_adj": ', arr(num(p.adjust(pg, "holm"))), ', "fraction": ', arr(num(theta)), ', "delta": ', arr(num(bias["em", ])), ', "wls": ', arr(num(bias["wls", ])),
    ', "variance": ', arr(num(bias["var", ])), ', "iterations": ', arr(bias["iterations", ]), " }")
}
data <- data.frame(group, batch, age = age - mean(age))
zero <- t(apply(counts, 1, function(x) tapply(x > 0, group, mean)))
low <- zero - 1.96 * sqrt(zero * (1 - zero) / rep(table(group), each = taxa))
cat('{\n  "source": "', R.version.string, ': ANCOM-BC by definition",\n  "group": ', arr(paste0('"', group, '"')), ',\n  "batch": ', arr(paste0('"', batch, '"')), ',\n  "age": ', arr(age), ",\n", sep = "")
cat('  "counts": ', rows(counts), ',\n  "plain": ', ancombc(~ group, data), ',\n  "covariates": ', ancombc(~ group + batch + age, data, conserve = TRUE), ',\n  "missing": ', ancombc(~ group, data, pseudo = 0),
  ',\n  "zero": ', rows(1 * (zero == 0)), ',\n  "zero_bound": ', rows(1 * (zero == 0 | low <= 0)), "\n}\n", sep = "")
