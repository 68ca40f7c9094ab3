# Rscript distances.reference.R > distances.reference.json   (R 4.2.2, vegan 2.6-4: vegdist)
# 9 features × 7 samples: an all-zero row, a constant row, two equal samples, two samples that are multiples, ties.
suppressMessages(library(vegan))
x <- rbind(f1 = c(3, 0, 3, 0, 6, 12, 1), f2 = c(0, 7, 0, 0, 0, 4, 1), f3 = c(5, 1, 5, 0, 10, 0, 0), f4 = 0, f5 = 4,
  f6 = c(120, 3, 120, 0, 240, 9, 30), f7 = c(0, 0, 0, 55, 0, 1, 2), f8 = c(1, 1, 1, 0, 2, 0, 0), f9 = c(0, 2, 0, 9, 0, 0, 17))
x["f5", 5] <- 8; colnames(x) <- paste0("S", 1:7); y <- t(x); r <- y / rowSums(y)
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
d <- function(z, ...) num(as.vector(as.matrix(vegdist(z, ...))))
cat('{\n"command": "Rscript distances.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n', sep = "")
out <- list(bray_counts = d(y, "bray"), bray_relative = d(r, "bray"), jaccard = d(y, "jaccard", binary = TRUE), jaccard_abundance_counts = d(y, "jaccard"), jaccard_abundance_relative = d(r, "jaccard"),
  euclidean_counts = d(y, "euclidean"), euclidean_relative = d(r, "euclidean"), aitchison_1 = d(y, "aitchison", pseudocount = 1), aitchison_0.5 = d(y, "aitchison", pseudocount = 0.5))
cat(paste0('"', names(out), '": ', out, collapse = ",\n"), "\n}\n", sep = "")
