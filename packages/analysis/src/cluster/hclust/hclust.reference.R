# Rscript hclust.reference.R > hclust.reference.json   (R 4.2.2, package stats: dist, hclust, cutree)
# 9 features × 6 samples: a constant row, missing values, equal rows and whole numbers, so that distances tie.
x <- rbind(
  g1 = c(1, 2, 3, 4, 5, 7), g2 = c(2, 2, 4, 4, 6, 6), g3 = c(3, 3, 3, 3, 3, 3), g4 = c(9, 7, NA, 4, 2, 1), g5 = c(1, 2, 3, 4, 5, 7),
  g6 = c(5, 1, 4, 2, 8, 3), g7 = c(0, 1, 0, 1, 0, 1), g8 = c(6, NA, 5, 3, 3, NA), g9 = c(2, 4, 8, 16, 32, 64))
colnames(x) <- paste0("S", 1:6)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
methods <- c("average", "complete", "single", "mcquitty", "ward.D2")
distance <- function(m, kind) switch(kind,
  euclidean = dist(m), manhattan = dist(m, "manhattan"),
  pearson = as.dist(1 - cor(t(m), use = "pairwise.complete.obs")),
  spearman = as.dist(1 - cor(t(m), use = "pairwise.complete.obs", method = "spearman")))
one <- function(name, m, kind, method) {
  h <- hclust(distance(m, kind), method)
  paste0('{"name": "', name, '", "distance": "', kind, '", "linkage": "', method, '", "distances": ', num(as.vector(distance(m, kind))),
         ', "merge": ', num(as.vector(t(h$merge))), ', "height": ', num(h$height), ', "order": ', num(h$order), ', "cut3": ', num(cutree(h, 3)), '}')
}
vary <- x[apply(x, 1, sd, na.rm = TRUE) > 0, ]
cases <- character()
for (kind in c("euclidean", "manhattan", "pearson", "spearman")) for (method in methods) {
  m <- if (kind %in% c("pearson", "spearman")) vary else x
  cases <- c(cases, one("features", m, kind, method), one("samples", t(m), kind, method))
}
# Many ties: points of a grid.
grid <- as.matrix(expand.grid(1:4, 1:3, 1:2))
for (method in methods) cases <- c(cases, one("grid", grid, "manhattan", method))
z <- t(scale(t(vary)))
for (method in methods) cases <- c(cases, one("scaled", z, "euclidean", method))
cat('{\n"command": "Rscript hclust.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"ids": ["', paste(rownames(x), collapse = '", "'), '"],\n"values": ', rows(x), ',\n"grid": ', rows(grid), ",\n", sep = "")
cat('"cases": [\n', paste(cases, collapse = ",\n"), "\n]}\n", sep = "")
