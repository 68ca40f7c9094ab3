# Rscript pcoa.reference.R > pcoa.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, wcmdscale)
# 10 features × 8 samples: an all-zero row, a constant row, two equal samples, unequal depths; Bray–Curtis has negative eigenvalues.
suppressMessages(library(vegan))
set.seed(9)
x <- matrix(rnbinom(80, mu = rep(exp(rnorm(10, 2, 1.3)), 8) * exp(rnorm(80, 0, 0.8)), size = 0.7), 10)
x[4, ] <- 0; x[7, ] <- 6; x[, 5] <- x[, 2]
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
one <- function(name, d) {
  p <- wcmdscale(d, eig = TRUE); e <- p$eig; s <- apply(p$points[, 1:3], 2, function(v) sign(v[which.max(abs(v))]))
  paste0('"', name, '": {"distance": ', num(as.vector(as.matrix(d))), ', "eig": ', num(e), ', "ratio": ', num(e / sum(e)), ', "ratio_positive": ', num(e[e > 0] / sum(e[e > 0])), ', "points": [', paste(apply(sweep(p$points[, 1:3], 2, s, "*"), 2, num), collapse = ", "), "]}")
}
y <- t(x)
cat('{\n"command": "Rscript pcoa.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n', sep = "")
cat(one("bray", vegdist(y / rowSums(y))), ",\n", one("aitchison", vegdist(y, "aitchison", pseudocount = 1)), "\n}\n", sep = "")
