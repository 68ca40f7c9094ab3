# Rscript procrustes.reference.R > procrustes.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, procrustes, protest; stats: cmdscale, prcomp)
# 9 features × 10 samples and 6 × 11: equal samples, an all-zero row, a constant row, a row with a missing value; the second in another order, with one sample more.
suppressMessages(library(vegan))
set.seed(31)
g <- c(rep(-1, 4), rep(0, 3), rep(1, 3)); ids <- paste0("S", 1:10)
x <- sapply(1:10, function(i) rnbinom(9, mu = exp(c(3, 2, 1, 3, 1, 2, 0, 2, 1) + c(1, -1, 0.4, 0.6, 0, -0.8, 0, 0.3, 0) * g[i]), size = 2))
x[7, ] <- 0; x[, 2] <- x[, 1]; colnames(x) <- ids
y <- sapply(1:10, function(i) rnorm(6, 8 + c(1, -1, 0.5, 0, 0, 0.8) * g[i], 0.7))
y <- round(cbind(y, rnorm(6, 8)), 3); y[4, ] <- 5; y[6, 3] <- NA; colnames(y) <- c(ids, "S99")
y <- y[, sample(11)]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
mat <- function(m) paste0("[", paste(apply(as.matrix(m), 1, num), collapse = ", "), "]")
words <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
ends <- function(m) apply(m, 2, function(v) v * sign(v[which.max(abs(v))]))
a <- t(x); a <- a / rowSums(a); bray <- vegdist(a)
b <- t(y[c(1, 2, 3, 5), ids]); pco <- function(k) ends(cmdscale(bray, k)); pcs <- function(k) prcomp(b, scale. = TRUE)$x[, 1:k]
hel <- function(k) prcomp(sqrt(a))$x[, 1:k]
B <- 4999
one <- function(p, q, symmetric) {
  f <- procrustes(p, q, symmetric = symmetric); t <- protest(p, q, permutations = B)
  paste0('{"ss": ', num(f$ss), ', "scale": ', num(f$scale), ', "r": ', num(t$t0), ', "p": ', num(t$signif), ', "rmse": ', num(summary(f)$rmse), ', "residuals": ', num(residuals(f)), ', "distances": ', num(dist(f$Yrot)), ', "target": ', num(dist(f$X)), "}")
}
cat('{\n"command": "Rscript procrustes.reference.R", "version": "', R.version.string, ", vegan ", as.character(packageVersion("vegan")), '",\n"samples": ', words(ids), ', "samples2": ', words(colnames(y)),
    ',\n"values": ', mat(x), ',\n"values2": ', mat(y),
    ',\n"two": ', one(pco(2), pcs(2), TRUE), ',\n"plain": ', one(pco(2), pcs(2), FALSE), ',\n"three": ', one(pco(3), pcs(3), TRUE), ',\n"swapped": ', one(pcs(2), pco(2), TRUE), ',\n"hellinger": ', one(hel(3), pcs(3), FALSE), "\n}\n", sep = "")
