# Rscript scHvg.reference.R > scHvg.reference.json   (R 4.2.2, stats::loess; Seurat and scanpy are not installed, their definitions are written out)
# 140 genes × 37 cells: ties, a gene without counts, one the same in every cell, one found in a single cell.
set.seed(11)
mu <- exp(seq(-2.2, 3.4, length.out = 140)); size <- rep(c(0.4, 2, 8, 50), 35)
m <- matrix(rnbinom(140 * 37, mu = rep(mu, 37), size = rep(size, 37)), 140)
m[17, ] <- 0L; m[60, ] <- 4L; m[5, ] <- 0L; m[5, 9] <- 3L
n <- ncol(m); mean1 <- rowMeans(m); var1 <- apply(m, 1, var)
# Seurat 4, FindVariableFeatures(selection.method = "vst"): loess with its defaults (span 0.3, interpolated), clip at sqrt(n)
vst <- function(span) {
  use <- var1 > 0; expected <- numeric(140)
  expected[use] <- 10^fitted(loess(log10(var1[use]) ~ log10(mean1[use]), span = span))
  std <- sapply(1:140, function(g) if (!use[g]) 0 else { z <- (m[g, ] - mean1[g]) / sqrt(expected[g]); sum(pmin(z, sqrt(n))^2) / (n - 1) })
  list(expected = expected, std = std)
}
x <- sweep(m, 2, colSums(m), "/") * 1e4
mx <- rowMeans(x); vx <- apply(x, 1, var); d <- vx / mx
# Seurat 1–4 "mean.var.plot", scanpy flavor "seurat": log dispersion, 20 bins of equal width of log1p(mean), z-scores; a bin of one gives 0
seurat <- { ok <- mx > 0 & vx > 0; bin <- rep(NA, 140); bin[ok] <- as.integer(cut(log1p(mx[ok]), 20)); z <- numeric(140)
  for (b in unique(bin[ok])) { g <- which(bin == b); if (length(g) > 1) z[g] <- (log(d[g]) - mean(log(d[g]))) / sd(log(d[g])) }; z }
# Cell Ranger (Zheng 2017), scanpy flavor "cell_ranger": bins at the 10, 15 … 100 % quantiles of the mean, median and MAD
ranger <- { ok <- mx > 0 & vx > 0; z <- numeric(140); bin <- rep(NA, 140)
  bin[ok] <- as.integer(cut(mx[ok], c(-Inf, quantile(mx[ok], seq(0.1, 1, 0.05)), Inf)))
  for (b in unique(bin[ok])) { g <- which(bin == b); s <- mad(d[g]); if (s > 0) z[g] <- (d[g] - median(d[g])) / s }; z }
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 16, trim = TRUE)), collapse = ", "), "]")
wide <- vst(0.75); usual <- vst(0.3)
cat('{\n"command": "Rscript scHvg.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"values": [', paste(apply(m, 1, num), collapse = ",\n"), "],\n", sep = "")
cat('"mean": ', num(mean1), ',\n"variance": ', num(var1), ',\n"expected": ', num(usual$expected), ',\n"standardized": ', num(usual$std), ',\n"wide": ', num(wide$std), ",\n", sep = "")
cat('"mean_normalized": ', num(mx), ',\n"variance_normalized": ', num(vx), ',\n"seurat": ', num(seurat), ',\n"cell_ranger": ', num(ranger), "\n}\n", sep = "")
