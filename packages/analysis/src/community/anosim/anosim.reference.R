# Rscript anosim.reference.R > anosim.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, anosim)
# 9 features × 10 samples in three unequal groups; an all-zero row, a constant row, equal samples (ties among the distances).
suppressMessages(library(vegan))
set.seed(17)
group <- rep(c("A", "B", "C"), c(4, 4, 2))
x <- sapply(1:10, function(i) rnbinom(9, mu = exp(c(2, 2, 0, 1, 3, 0, 1, 2, 1) + (group[i] == "B") * c(1, -1, 0, 1, 0, 0, 0, -1, 1) * 0.8), size = 1.3))
x[6, ] <- 0; x[7, ] <- 4; x[, 6] <- x[, 5]; x[, 2] <- x[, 1]; y <- t(x); d <- vegdist(y / rowSums(y)); B <- 19999
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
a <- anosim(d, group, permutations = B); ab <- group != "C"; b <- anosim(as.dist(as.matrix(d)[ab, ab]), group[ab], permutations = B)
m <- tapply(a$dis.rank, a$class.vec, mean); q <- tapply(a$dis.rank, a$class.vec, quantile)
cat('{\n"command": "Rscript anosim.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"group": ["', paste(group, collapse = '", "'), '"],\n', sep = "")
cat('"r": ', num(a$statistic), ', "p": ', num(a$signif), ', "pair_r": ', num(b$statistic), ', "pair_p": ', num(b$signif), ',\n"mean": ', num(m), ', "quantiles": [', paste(sapply(q, num), collapse = ", "), "]\n}\n", sep = "")
