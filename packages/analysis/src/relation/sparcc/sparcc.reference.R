# Rscript sparcc.reference.R > sparcc.reference.json   (R 4.2.2, by the definition of Friedman & Alm 2012 with dense equations; their program is in Python)
# 14 features × 9 samples, 3 sets of fractions from Dirichlet(counts + 1): ties, a constant row, many zeros, two pairs that go together.
set.seed(12)
x <- matrix(rpois(14 * 9, rep(c(0.4, 4, 40, 200), length.out = 14)), 14)
x[6, ] <- 7; x[8, ] <- x[7, ] + rpois(9, 2); x[12, ] <- rev(sort(x[12, ])); x[3, ] <- 3 * x[12, ] + 1
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
basis <- function(logs, th = 0.1, rounds = 10) {
  d <- nrow(logs); t <- matrix(0, d, d)
  for (i in 1:d) for (j in 1:d) t[i, j] <- var(logs[i, ] - logs[j, ])
  m <- matrix(1, d, d) + diag(d - 2, d); left <- t; out <- NULL
  corr <- function() { v <- solve(m, rowSums(left)); v[v <= 0] <- 1e-4; (outer(v, v, "+") - t) / 2 / sqrt(outer(v, v)) }
  r <- corr()
  for (k in seq_len(rounds)) {
    s <- abs(r); s[lower.tri(s, diag = TRUE)] <- 0; for (e in out) s[e[1], e[2]] <- 0
    if (max(s) <= th) break
    e <- which(s == max(s), arr.ind = TRUE)[1, ]
    if (any(table(factor(c(unlist(out), e), levels = 1:d)) >= d - 3)) break
    out <- c(out, list(e)); i <- e[[1]]; j <- e[[2]]
    left[i, j] <- left[j, i] <- 0
    m[i, j] <- m[i, j] - 1; m[j, i] <- m[j, i] - 1; m[i, i] <- m[i, i] - 1; m[j, j] <- m[j, j] - 1
    r <- corr()
  }
  diag(r) <- 1; r
}
sets <- lapply(1:3, function(s) { g <- apply(x, 2, function(v) rgamma(length(v), v + 1)); log(sweep(g, 2, colSums(g), "/")) })
all <- lapply(sets, basis)
med <- apply(simplify2array(all), 1:2, median); med[med > 1] <- 1; med[med < -1] <- -1
cat('{\n"command": "Rscript sparcc.reference.R", "version": "', R.version.string, '",\n"counts": [', paste(apply(x, 1, num), collapse = ", "), '],\n"sets": [', paste(sapply(sets, function(l) paste0("[", paste(apply(l, 1, num), collapse = ", "), "]")), collapse = ",\n"), '],\n"first": [', paste(apply(all[[1]], 1, num), collapse = ", "), '],\n"median": [', paste(apply(med, 1, num), collapse = ", "), "]\n}\n", sep = "")
