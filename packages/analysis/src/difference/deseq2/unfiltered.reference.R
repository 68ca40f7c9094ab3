# Rscript unfiltered.reference.R > unfiltered.reference.json
# Tables that nobody filtered, drawn from a seed by testing/unfilteredCounts.ts (which the test draws again); of each the sums of what DESeq2 finds, and 80 features.
suppressMessages(library(DESeq2))
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 10, format = "g", width = 1))
arr <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
object <- function(parts) paste0("{ ", paste0('"', names(parts), '": ', parts, collapse = ", "), " }")
one <- function(genes, sizes, seed, design = ~ group, reduced = NULL, fit = "parametric") {
  x <- as.matrix(read.csv(pipe(paste("node ../../testing/unfilteredTable.ts", genes, sizes, seed)), row.names = 1)); of <- strsplit(colnames(x), ".", fixed = TRUE)
  data <- data.frame(group = factor(sapply(of, `[`, 1)), donor = factor(sapply(of, `[`, 2))); storage.mode(x) <- "integer"
  d <- DESeqDataSetFromMatrix(x, data, design); d <- suppressMessages(if (is.null(reduced)) DESeq(d, fitType = fit, quiet = TRUE) else DESeq(d, test = "LRT", reduced = reduced, fitType = fit, quiet = TRUE))
  m <- mcols(d); trend <- dispersionFunction(d); r <- results(d, contrast = c("group", "B", "A"), alpha = 0.1)
  # Rows with a read at even steps, and those with the most unusual counts.
  there <- which(m$baseMean > 0); rows <- sort(unique(c(there[round(seq(1, length(there), length.out = 60))], order(-apply(x, 1, max) / (apply(x, 1, median) + 1))[1:10], which(is.na(r$pvalue) & m$baseMean > 0)[1:10])))
  object(c(genes = genes, sizes = paste0("[", sizes, "]"), seed = seed, trend = paste0('"', attr(trend, "fitType"), '"'), coefficients = arr(attr(trend, "coefficients")), prior = num(attr(trend, "dispPriorVar")),
    factor = arr(sizeFactors(d)), counted = length(there), tested = sum(!is.na(r$pvalue)), found = sum(r$padj < 0.05, na.rm = TRUE), up = sum(r$padj < 0.05 & r$log2FoldChange > 0, na.rm = TRUE),
    adjusted = sum(!is.na(r$padj)), outliers = sum(m$dispOutlier, na.rm = TRUE), replaced = sum(m$replace, na.rm = TRUE), threshold = num(unname(metadata(r)$filterThreshold)), logP = num(-sum(log(pmax(r$pvalue, 1e-300)), na.rm = TRUE)),
    rows = arr(rows - 1), fit = arr(m$dispFit[rows]), final = arr(m$dispersion[rows]), log2fc = arr(r$log2FoldChange[rows]), se = arr(r$lfcSE[rows]), p = arr(r$pvalue[rows]), max_cooks = arr(if (is.null(m$maxCooks)) rep(NA, length(rows)) else m$maxCooks[rows]), p_adj = arr(r$padj[rows])))
}
cat('{\n  "source": "', R.version.string, ', DESeq2 ', as.character(packageVersion("DESeq2")), ': DESeq, results",\n  "cases": {\n    ', paste0('"', c("whole", "replaced", "ratio", "plain", "local"), '": ', c(
  one(37000, "4,4", 3), one(6000, "8,7", 5), one(6000, "5,4,3", 6, ~ donor + group, ~ donor), one(6000, "4,4", 8, reduced = ~1), one(6000, "4,3", 7, fit = "local")), collapse = ",\n    "), "\n  },\n  ", sep = "")
steep <- DESeq2:::parametricDispersionFit(c(4000, 900, 300, 120, 60, 30, 12, 5, 2, 1, 0.5, 0.3), c(0.002, 0.005, 0.009, 0.03, 0.06, 0.11, 0.3, 0.9, 3.1, 6.8, 15, 24))
cat('"steep": ', arr(attr(steep, "coefficients")), "\n}\n", sep = "")
