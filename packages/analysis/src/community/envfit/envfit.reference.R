# Rscript envfit.reference.R > envfit.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, metaMDS, envfit)
# 10 features x 12 samples; variables with a missing value, with ties, and one that never changes; unequal groups, a block that is not balanced.
suppressMessages(library(vegan))
set.seed(97)
group <- rep(c("A", "B", "C"), c(5, 4, 3)); block <- c("x", "y", "x", "y", "y", "x", "x", "y", "y", "x", "y", "x")
a <- round(rnorm(12), 2); b <- c(1, 2, 2, 3, 3, 3, 1, 2, 4, 4, 5, 5); d <- round(rexp(12), 3); d[7] <- NA; k <- rep(2, 12)
x <- sapply(1:12, function(i) rnbinom(10, mu = exp(c(3, 2, 0, 1, 2, 0, 1, 3, 1, 2) + c(.6, -.5, 0, .8, 0, 0, .3, 0, -.4, .2) * a[i] + (group[i] == "B") * c(1, -1, 0, 1, 0, 0, 0, -1, 0, 1) * 0.8), size = 2))
x[6, ] <- 0; x[7, ] <- 5; y <- t(x); dist <- vegdist(y / rowSums(y)); B <- 9999
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
mat <- function(m) paste0("[", paste(apply(m, 2, num), collapse = ", "), "]")
fits <- function(p) {
  v <- function(z) { e <- envfit(p, data.frame(z), permutations = B, na.rm = TRUE, choices = seq_len(ncol(p)))$vectors; paste0('{"direction": ', num(e$arrows), ', "r2": ', num(e$r), ', "p": ', num(e$pvals), "}") }
  f <- function(z) { e <- envfit(p, data.frame(z = factor(z)), permutations = B, choices = seq_len(ncol(p)))$factors; paste0('{"centroids": ', mat(t(e$centroids)), ', "r2": ', num(e$r), ', "p": ', num(e$pvals), "}") }
  paste0('{"points": ', mat(p), ', "a": ', v(a), ', "b": ', v(b), ', "d": ', v(d), ', "group": ', f(group), ', "block": ', f(block), "}")
}
cat('{\n"command": "Rscript envfit.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"group": ["', paste(group, collapse = '", "'), '"], "block": ["', paste(block, collapse = '", "'), '"],\n"a": ', num(a), ', "b": ', num(b), ', "d": ', num(d), ', "k": ', num(k), ",\n", sep = "")
invisible(capture.output(n <- scores(metaMDS(dist, k = 3, trace = 0), display = "sites")))
cat('"pcoa2": ', fits(cmdscale(dist, 2)), ',\n"pcoa3": ', fits(cmdscale(dist, 3)), ',\n"nmds3": ', fits(n), "\n}\n", sep = "")
