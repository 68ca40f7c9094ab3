# Rscript scCnv.reference.R > scCnv.reference.json   (R 4.2.2; inferCNV is not installed: the steps are written out by definition, windows by their sums)
# 90 genes on chromosomes 1, 2, 10 and X given in mixed order, 22 cells of three types of unequal size; a gene without counts, one without a position, a gene twice, ties.
set.seed(20261123)
G <- 90; type <- rep(c("正常", "A", "B"), c(9, 8, 5)); N <- length(type)
chr <- rep(c("chr10", "chr2", "chrX", "chr1"), c(26, 24, 8, 32)); pos <- sample(1e6, G); gene <- paste0("g", 1:G)
mu <- exp(rnorm(G, 1.2, 0.8)); up <- outer(chr == "chr2", type == "A"); down <- outer(chr == "chr1", type == "B")
counts <- matrix(rnbinom(G * N, mu = outer(mu, runif(N, 0.6, 1.6)) * (1 + up) * (1 - 0.6 * down), size = 3), G); counts[5, ] <- 0L; counts[6, ] <- 1L
placed <- setdiff(1:G, 17)
run <- function(window, least, most, noise, sex) {
  use <- placed[rowMeans(counts)[placed] >= least & rowSums(counts)[placed] > 0]; if (sex) use <- use[chr[use] != "chrX"]
  rank <- c(chr1 = 1, chr2 = 2, chr10 = 3, chrX = 4); use <- use[order(rank[chr[use]], pos[use])]
  x <- log2(1 + t(t(counts) / colSums(counts)) * 1e4)[use, ]; ref <- type == "正常"
  x <- pmin(pmax(x - rowMeans(x[, ref]), -most), most)
  half <- window %/% 2; s <- x
  for (i in seq_along(use)) { near <- which(chr[use] == chr[use[i]] & abs(seq_along(use) - i) <= half); s[i, ] <- colMeans(x[near, , drop = FALSE]) }
  s <- t(t(s) - apply(s, 2, median)); s <- s - rowMeans(s[, ref]); quiet <- noise * mean(apply(s[, ref], 2, sd)); s[abs(s) < quiet] <- 0
  score <- colMeans(s^2); top <- order(-score * !ref)[1:5]; top <- which(!ref)[order(-score[!ref])][1:5]
  cor <- suppressWarnings(apply(s, 2, cor, rowMeans(s[, top])))
  list(genes = gene[use], values = s, quiet = quiet, score = score, cor = cor, chr_mean = sapply(unique(chr[use]), function(k) tapply(colMeans(s[chr[use] == k, , drop = FALSE]), factor(type, unique(type)), mean))) }
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(v, digits = 15, format = "g", width = 1)), collapse = ", "), "]"); rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ",\n"), "]"); txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
show <- function(r) paste0('{ "genes": ', txt(r$genes), ', "quiet": ', num(r$quiet), ', "score": ', num(r$score), ', "correlation": ', num(r$cor), ', "chromosome_mean": ', rows(r$chr_mean), ',\n"values": ', rows(r$values), " }")
cat('{ "source": "', R.version.string, ': by definition",\n"type": ', txt(type), ', "gene": ', txt(gene), ', "chromosome": ', txt(chr), ', "position": ', num(pos), ', "placed": ', num(placed - 1), ',\n"counts": ', rows(counts), ',\n"plain": ', show(run(11, 0, 10, 0, TRUE)), ',\n"whole": ', show(run(101, 0.1, 1.5, 1.5, FALSE)), " }\n", sep = "")
