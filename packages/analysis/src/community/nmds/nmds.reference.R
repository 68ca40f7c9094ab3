# Rscript nmds.reference.R > nmds.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, metaMDS, monoMDS)
# 15 features × 18 samples: an all-zero row, a constant row, equal samples; Jaccard of presences has many ties.
suppressMessages(library(vegan))
set.seed(41)
x <- matrix(rnbinom(15 * 18, mu = rep(exp(rnorm(15, 1.2, 1.2)), 18) * exp(rnorm(270, 0, 1)), size = 0.6), 15)
x[4, ] <- 0; x[7, ] <- 2; x[, 9] <- x[, 8]; y <- t(x)
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
one <- function(name, d, k) {
  m <- metaMDS(d, k = k, try = 60, trymax = 60, trace = 0, autotransform = FALSE, halfchange = FALSE)
  paste0('"', name, '": {"k": ', k, ', "distance": ', num(as.vector(as.matrix(d))), ', "stress": ', num(m$stress), ', "points": [', paste(apply(m$points, 1, num), collapse = ", "), "]}")
}
cat('{\n"command": "Rscript nmds.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n', sep = "")
cat(one("bray", vegdist(y / rowSums(y)), 2), ",\n", one("bray3", vegdist(y / rowSums(y)), 3), ",\n", one("jaccard", vegdist(y, "jaccard", binary = TRUE), 2), "\n}\n", sep = "")
