# Rscript simper.reference.R > simper.reference.json   (R 4.2.2, vegan 2.6-4: simper)
# 10 features x 12 samples in three unequal groups; an all-zero row, a constant row, two equal samples, ties.
suppressMessages(library(vegan))
set.seed(71)
group <- rep(c("A", "B", "C"), c(5, 4, 3))
x <- sapply(1:12, function(i) rnbinom(10, mu = exp(c(3, 2, 0, 1, 2, 0, 1, 3, 1, 2) + (group[i] == "B") * c(1, -1, 0, 1, 0, 0, 0, -1, 0, 1) * 0.9), size = 1.3))
x[6, ] <- 0; x[7, ] <- 5; x[, 4] <- x[, 3]
y <- t(x); colnames(y) <- paste0("f", 1:10)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
one <- function(s) paste0("{", paste(sapply(names(s), function(n) { z <- s[[n]]; paste0('"', n, '": {"average": ', num(z$average), ', "sd": ', num(z$sd), ', "ratio": ', num(z$ratio), ', "ava": ', num(z$ava), ', "avb": ', num(z$avb), ', "cusum": ', num(z$cusum), ', "order": ', num(z$ord), ', "overall": ', num(z$overall), ', "p": ', num(z$p), "}") }), collapse = ",\n"), "}")
B <- 9999
# simper of vegan 2.6-4 counts only permutations that are larger by 1.5e-8, so that a feature which adds nothing has p = 1/(B + 1); p is made here with those at least as large.
withP <- function(y, s) {
  tri <- outer(1:12, 1:12, ">"); rs <- outer(rowSums(y), rowSums(y), "+")[tri]
  part <- sapply(1:10, function(k) as.vector(vegdist(y[, k, drop = FALSE], "man")) / rs)
  for (n in names(s)) {
    g <- strsplit(n, "_")[[1]]; hits <- rep(1, 10)
    for (b in 1:B) { h <- sample(group); take <- outer(h, h, function(i, j) i != j & i %in% g & j %in% g)[tri]; hits <- hits + (colMeans(part[take, ]) >= s[[n]]$average - 1e-9) }
    s[[n]]$p <- hits / (B + 1)
  }
  s
}
cat('{\n"command": "Rscript simper.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"group": ["', paste(group, collapse = '", "'), '"],\n', sep = "")
cat('"relative": ', one(withP(y / rowSums(y), simper(y / rowSums(y), group, permutations = 0))), ',\n"counts": ', one(withP(y, simper(y, group, permutations = 0))), "\n}\n", sep = "")
