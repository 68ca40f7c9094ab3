# Rscript heatmap.reference.R > heatmap.reference.json   (R 4.2.2, package stats: scale, dist, hclust, cutree)
# 10 features × 7 samples with a constant row and missing values; the 6 most variable features, rows standardised.
x <- rbind(
  a = c(1, 2, 3, 4, 5, 7, 4), b = c(20, 22, 14, 44, 16, 61, 33), c = rep(3, 7), d = c(9, 7, NA, 4, 2, 1, 3), e = c(5.5, 5.4, 5.6, 5.5, 5.2, 5.3, 90),
  f = c(15, 11, 34, 12, 28, 33, 21), g = c(0, 1, 0, 1, 0, 1, 0), h = c(6, NA, 5, 3, 3, NA, 8), i = c(2, 4, 8, 16, 32, 64, 128), j = c(81, 70, 64, 55, 41, 30, 12))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
words <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
colnames(x) <- paste0("S", 1:7)
v <- apply(x, 1, var, na.rm = TRUE)
top <- x[sort(order(-v)[1:6]), ]
z <- t(scale(t(top)))
row <- hclust(dist(z), "average"); column <- hclust(dist(t(z)), "average")
drawn <- pmax(pmin(z, 1.5), -1.5)[row$order, column$order]
cat('{\n"command": "Rscript heatmap.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"ids": ', words(rownames(x)), ', "samples": ', words(colnames(x)), ',\n"values": ', rows(x), ',\n"drawn": ', rows(drawn),
    ',\n"rows": ', words(rownames(drawn)), ', "columns": ', words(colnames(drawn)),
    ',\n"heights": ', num(c(column$height, row$height)), ', "cut3": ', num(c(cutree(column, 3), cutree(row, 3))), "\n}\n", sep = "")
