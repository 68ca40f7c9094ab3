# Rscript indicator.reference.R > indicator.reference.json   (R 4.2.2; by definition: indicspecies and labdsv are not at hand)
# IndVal, r and their group-equalised forms straight from De Cáceres & Legendre 2009 (doi:10.1890/08-1823.1), Table 1: r and r.g as a correlation
# of weighted vectors, not by the sums that the program uses. 9 features × 13 samples in groups of 6, 4 and 3; a row of zeros, a constant row, ties.
set.seed(41)
g <- c(1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3); n <- length(g); k <- 3; size <- tabulate(g)
x <- t(sapply(1:9, function(j) rnbinom(n, mu = c(8, 1, 3)[((g + j) %% 3) + 1] * c(1, 1, .2, 1, .4, 1, 1, .1, .6)[j], size = .8)))
x[3, ] <- 0; x[5, ] <- 4; x[7, ] <- c(5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 2, 2, 2); x[8, ] <- c(0, 0, 0, 0, 0, 0, 3, 1, 2, 3, 2, 3, 1)
combos <- c(combn(k, 1, simplify = FALSE), combn(k, 2, simplify = FALSE), combn(k, 3, simplify = FALSE))
weighted <- function(v, m, w) { w <- w / sum(w); a <- v - sum(w * v); b <- m - sum(w * m); sum(w * a * b) / sqrt(sum(w * a^2) * sum(w * b^2)) }
stats <- function(x, g) lapply(list(indval_g = 1, indval = 2, r_g = 3, r = 4), function(kind) sapply(combos, function(c) apply(x, 1, function(v) {
  inside <- g %in% c; b <- mean(v[inside] > 0); means <- tapply(v, g, mean)
  a <- if (kind == 1) sum(means[c]) / sum(means) else sum(v[inside]) / sum(v)
  # Every group of equal weight: each sample weighs one over its group's size.
  switch(kind, sqrt(a * b), sqrt(a * b), weighted(v, inside, 1 / size[g]), weighted(v, inside, rep(1, n)))
})))
parts <- list(a_g = sapply(combos, function(c) apply(x, 1, function(v) { m <- tapply(v, g, mean); sum(m[c]) / sum(m) })), a = sapply(combos, function(c) apply(x, 1, function(v) sum(v[g %in% c]) / sum(v))), b = sapply(combos, function(c) apply(x, 1, function(v) mean(v[g %in% c] > 0))))
found <- stats(x, g); B <- 1999
shuffled <- replicate(B, stats(x, sample(g)), simplify = FALSE)
chance <- function(kind, upTo) { use <- seq_len(upTo); best <- apply(found[[kind]][, use], 1, max); rowMeans(cbind(1, sapply(shuffled, function(s) apply(s[[kind]][, use], 1, max) >= best - 1e-8))) }
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
mat <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
cat('{\n"source": "', R.version.string, '", "group": ', num(g), ', "values": ', mat(x), sep = "")
for (kind in names(found)) cat(',\n"', kind, '": ', mat(found[[kind]]), ', "', kind, '_p1": ', num(chance(kind, 3)), ', "', kind, '_p2": ', num(chance(kind, 6)), sep = "")
for (part in names(parts)) cat(',\n"part_', part, '": ', mat(parts[[part]]), sep = "")
cat("\n}\n")
