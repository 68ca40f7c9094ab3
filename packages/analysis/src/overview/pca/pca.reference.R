# Rscript pca.reference.R > pca.reference.json   (R 4.2.2, package stats: prcomp)
# 9 features × 5 samples: a constant row, a row with a missing value, two equal rows, very different sizes.
x <- rbind(
  g1 = c(5.1, 4.9, 6.3, 7.7, 8.2), g2 = c(120, 95, 210, 305, 330), g3 = c(2, 2, 2, 2, 2),
  g4 = c(0.31, 0.52, 0.18, 0.11, 0.09), g5 = c(14, NA, 11, 16, 13), g6 = c(33, 41, 29, 35, 38),
  g7 = c(33, 41, 29, 35, 38), g8 = c(1.1, 3.7, 2.2, 9.1, 1.3), g9 = c(1040, 990, 1310, 870, 1200))
colnames(x) <- c("S1", "S2", "S3", "S4", "S5")
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
one <- function(name, m) {          # m: features × samples, complete, transformed and scaled
  p <- prcomp(t(m), center = TRUE, scale. = FALSE)
  k <- min(3, sum(p$sdev > 1e-7 * p$sdev[1]))
  sign <- apply(p$rotation, 2, function(v) { v <- zapsmall(v, 10); s <- sign(v[which.max(abs(v))]); if (s == 0) 1 else s })
  paste0('"', name, '": {"sdev": ', num(p$sdev[1:k]), ', "ratio": ', num((p$sdev^2 / sum(p$sdev^2))[1:k]),
         ', "scores": ', rows(sweep(p$x, 2, sign, "*")[, 1:k]), ', "loadings": ', rows(sweep(p$rotation, 2, sign, "*")[, 1:k]), '}')
}
full <- x[stats::complete.cases(x), ]
vary <- full[apply(full, 1, sd) > 0, ]
by <- function(m, f) sweep(m - rowMeans(m), 1, apply(m, 1, f), "/")
a <- min(abs(full)) / 10
cat('{\n"command": "Rscript pca.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"ids": ["', paste(rownames(x), collapse = '", "'), '"],\n"samples": ["', paste(colnames(x), collapse = '", "'), '"],\n"values": ', rows(x), ",\n", sep = "")
cat(paste(c(
  one("none_none", full),
  one("none_auto", by(vary, sd)),
  one("none_pareto", by(vary, function(r) sqrt(sd(r)))),
  one("none_range", by(vary, function(r) diff(range(r)))),
  one("log2_none", log2(full)),
  one("log10_auto", by(log10(vary), sd)),
  one("glog_none", log2((full + sqrt(full^2 + a^2)) / 2)),
  one("clr_none", sweep(log(full), 2, colMeans(log(full)))),
  one("top3_none", full[sort(order(-apply(full, 1, var))[1:3]), ])), collapse = ",\n"), "\n}\n", sep = "")
