# Rscript scQc.reference.R > scQc.reference.json   (R 4.2.2, scuttle: perCellQCMetrics by hand, isOutlier)
# 31 genes × 24 cells: ties, a gene without counts, an empty cell, two broken cells.
suppressMessages(library(scuttle))
set.seed(5)
m <- matrix(rnbinom(31 * 24, mu = rep(c(1, 4, 12), length.out = 31), size = 1.5), 31)
m[31, ] <- 0L; m[, 24] <- 0L
m[1:4, 22:23] <- m[1:4, 22:23] + 60L; m[5:31, 22:23] <- rbinom(54, 1, 0.1)
rownames(m) <- c(paste0("MT-", 1:4), paste0("g", 5:31)); colnames(m) <- paste0("c", 1:24)
counts <- colSums(m); genes <- colSums(m > 0); mito <- colSums(m[1:4, ]) / counts
some <- counts > 0
low <- function(v) attr(isOutlier(v[some], nmads = 3, log = TRUE, type = "lower"), "thresholds")[["lower"]]
high <- attr(isOutlier(mito[some], nmads = 3, type = "higher"), "thresholds")[["higher"]]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
cat('{\n"command": "Rscript scQc.reference.R", "version": "', R.version.string, ", scuttle ", as.character(packageVersion("scuttle")), '",\n', sep = "")
cat('"genes": ["', paste(rownames(m), collapse = '", "'), '"],\n"values": [', paste(apply(m, 1, num), collapse = ",\n"), "],\n", sep = "")
cat('"counts": ', num(counts), ', "detected": ', num(genes), ', "mito": ', num(mito), ",\n", sep = "")
cat('"counts_lower": ', format(low(counts), digits = 17), ', "genes_lower": ', format(low(genes), digits = 17), ', "mito_upper": ', format(high, digits = 17), ",\n", sep = "")
cat('"mad": ', num(c(mad(counts), mad(genes), mad(mito, na.rm = TRUE))), "\n}\n", sep = "")
