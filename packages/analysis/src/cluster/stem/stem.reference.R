# Rscript stem.reference.R > stem.reference.json   (R 4.2.2, package stats)
# STEM is a Java program; the definition of Ernst, Nau & Bar-Joseph 2005 and Ernst & Bar-Joseph 2006 is written out here with cor(),
# pbinom() and every order of the time points: 60 features × 9 samples of 4 points with unequal replicates (a constant row, missing
# values, one point wholly missing, ties between profiles, features below the least change), and 5 points without replicates.
set.seed(17)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
tol <- 1e-9
models <- function(n, c, m) {
  steps <- as.matrix(expand.grid(rep(list(-c:c), n - 1)))[, (n - 1):1, drop = FALSE]      # the first step runs slowest
  all <- cbind(0, t(apply(steps, 1, cumsum))); all <- all[apply(all, 1, function(r) any(r != 0)), ]
  R <- cor(t(all)); chosen <- which(apply(all, 1, function(r) all(r == -(0:(n - 1)))))
  while (length(chosen) < m) {
    near <- apply(1 - R[, chosen, drop = FALSE], 1, min); best <- tol; found <- NA
    for (i in seq_along(near)) if (near[i] > best + tol) { best <- near[i]; found <- i }
    if (is.na(found)) break
    chosen <- c(chosen, found)
  }
  unname(all[chosen, ])
}
assign1 <- function(v, M) { r <- cor(t(v), t(M)); hit <- r >= apply(r, 1, max) - tol; list(hit = hit, count = colSums(hit / rowSums(hit)), r = apply(r, 1, max)) }
perms <- function(v) if (length(v) <= 1) list(v) else do.call(c, lapply(seq_along(v), function(i) lapply(perms(v[-i]), function(r) c(v[i], r))))
alike <- function(sig, count, M, least) {
  R <- cor(t(M)); out <- list(); left <- sig
  while (length(left) > 0) {
    best <- NULL; most <- -1
    for (first in left) {
      group <- first
      repeat {
        others <- setdiff(left, group); if (!length(others)) break
        near <- others[1]; for (o in others) if (R[first, o] > R[first, near] + tol) near <- o
        if (any(R[group, near] < least - tol)) break
        group <- c(group, near)
      }
      if (sum(count[group]) > most + tol) { best <- group; most <- sum(count[group]) }
    }
    out <- c(out, list(sort(best))); left <- setdiff(left, best)
  }
  out
}
one <- function(name, x, g, logged, least_change, m, c, method, alpha, least) {
  lv <- if (logged) x else log2(x); times <- unique(g)
  means <- sapply(times, function(t) rowMeans(lv[, g == t, drop = FALSE], na.rm = TRUE)); means[is.nan(means)] <- NA
  keep <- which(stats::complete.cases(means) & apply(means, 1, function(r) isTRUE(max(r) - min(r) > 0 && max(r) - min(r) >= least_change)))
  v <- means[keep, ] - means[keep, 1]; n <- length(times); M <- models(n, c, m); a <- assign1(v, M)
  P <- perms(1:n); E <- Reduce(`+`, lapply(P, function(o) assign1(v[, o], M)$count)) / length(P)
  p <- pbinom(ceiling(a$count - tol) - 1, nrow(v), E / nrow(v), lower.tail = FALSE); adj <- p.adjust(p, method); sig <- which(adj < alpha)
  groups <- alike(sig, a$count, M, least); cl <- rep(NA, nrow(M)); for (i in seq_along(groups)) cl[groups[[i]]] <- i
  paste0('"', name, '": {"values": ', rows(x), ', "times": ', txt(g), ', "logged": ', tolower(logged), ', "min_change": ', least_change, ', "profiles": ', m, ', "units": ', c, ', "correction": "', method, '", "limit": ', alpha, ', "alike": ', least,
    ', "kept": ', txt(paste0("f", keep)), ', "changes": ', rows(v), ', "models": ', rows(M), ', "assigned": ', num(a$count), ', "expected": ', num(E), ', "p": ', num(p), ', "p_adj": ', num(adj), ', "cluster": ', num(cl),
    ', "own": ', num(apply(a$hit, 1, function(h) which(h)[1])), ', "tied": ', num(rowSums(a$hit)), ', "correlation": ', num(a$r), '}')
}
g <- rep(c("0h", "6h", "12h", "24h"), c(3, 2, 2, 2)); at <- match(g, unique(g))
up <- c(0, 1, 2, 3); peak <- c(0, 2, 2, 0)
x <- t(sapply(1:60, function(i) 2^(8 + (if (i <= 14) up[at] else if (i <= 24) 1.2 * peak[at] else if (i <= 30) -0.8 * up[at] else 0) + rnorm(9, 0, if (i <= 30) 0.25 else 0.7))))
x <- round(x, 1); x[40, ] <- 256; x[41, 2] <- NA; x[42, 4:5] <- NA; x[43, ] <- 2^(8 + c(0, 0, 0, 1, 1, 0, 0, 1, 1)); x[44, ] <- x[1, ]
y <- matrix(round(rnorm(45 * 5, 0, 1), 1), 45, 5); y[1:12, ] <- y[1:12, ] / 4 + matrix(c(0, 1, 2, 1, 0), 12, 5, byrow = TRUE); y[13:20, ] <- y[13:20, ] / 4 - matrix(c(0, 1, 1, 2, 2), 8, 5, byrow = TRUE); y[21, ] <- 3
cat('{\n"command": "Rscript stem.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat(one("grouped", x, g, FALSE, 1, 20, 2, "bonferroni", 0.05, 0.7), one("coarse", x, g, FALSE, 0, 50, 1, "BH", 0.1, 0.5), one("single", y, paste0("S", 1:5), TRUE, 0.5, 30, 2, "none", 0.05, 0.8), sep = ",\n"); cat("\n}\n")
