# Rscript beta.reference.R > beta.reference.json   (R 4.2.2, vegan 2.6-4: vegdist; stats: hclust)
# 8 features × 6 samples: an all-zero row, a constant row, unequal depths.
suppressMessages(library(vegan))
x <- rbind(f1 = c(3, 0, 9, 0, 6, 12), f2 = c(0, 7, 0, 1, 0, 4), f3 = c(5, 1, 2, 0, 10, 0), f4 = 0, f5 = 4, f6 = c(120, 3, 88, 14, 31, 9), f7 = c(0, 0, 0, 55, 0, 1), f8 = c(1, 1, 6, 0, 2, 0))
y <- t(x); d <- vegdist(y / rowSums(y)); h <- hclust(d, "average")
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
cat('{\n"command": "Rscript beta.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n', sep = "")
cat('"distance": ', num(as.vector(as.matrix(d))), ',\n"height": ', num(h$height), ',\n"order": ', num(h$order), "\n}\n", sep = "")
