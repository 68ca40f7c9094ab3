# Rscript scMarkers.reference.R > scMarkers.reference.json   (R 4.2.2, package stats; Seurat is not installed, its definitions are written out)
# 20 genes × 26 cells in three clusters of unequal size: ties, a gene without counts, one only in one cluster, one the same everywhere.
set.seed(8)
cl <- rep(c("A", "B", "C"), c(11, 9, 6))
mu <- matrix(rep(c(0.5, 2, 6, 20), length.out = 20), 20, 26); mu[1:3, cl == "A"] <- 15; mu[4:6, cl == "B"] <- 18; mu[7, cl != "C"] <- 0
m <- matrix(rnbinom(20 * 26, mu = mu, size = 2), 20); m[19, ] <- 0L
x <- log1p(sweep(m, 2, colSums(m), "/") * 1e4)
one <- function(c) { i <- cl == c
  fc <- log2(rowMeans(expm1(x[, i])) + 1) - log2(rowMeans(expm1(x[, !i])) + 1)   # Seurat 4, FoldChange.default with pseudocount 1
  p1 <- rowMeans(m[, i] > 0); p2 <- rowMeans(m[, !i] > 0)
  p <- sapply(1:20, function(g) suppressWarnings(wilcox.test(x[g, i], x[g, !i], exact = FALSE, correct = TRUE)$p.value))
  tested <- pmax(p1, p2) >= 0.1 & abs(fc) >= 0.1 & !is.nan(p)
  adj <- rep(NA, 20); adj[tested] <- p.adjust(p[tested], "BH"); p[!tested] <- NA
  list(fc = fc, p1 = p1, p2 = p2, p = p, adj = adj) }
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 16, trim = TRUE)), collapse = ", "), "]")
cat('{\n"command": "Rscript scMarkers.reference.R", "version": "', R.version.string, '",\n"cluster": ["', paste(cl, collapse = '", "'), '"],\n', sep = "")
cat('"values": [', paste(apply(m, 1, num), collapse = ",\n"), "],\n", sep = "")
cat('"result": {', paste(sapply(c("A", "B", "C"), function(c) { r <- one(c); paste0('"', c, '": {', paste(sapply(names(r), function(n) paste0('"', n, '": ', num(r[[n]]))), collapse = ", "), "}") }), collapse = ",\n"), "}\n}\n", sep = "")
