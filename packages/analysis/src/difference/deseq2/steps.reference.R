# Rscript steps.reference.R > steps.reference.json
suppressMessages(library(DESeq2))
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 12, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
set.seed(9)
# The branch of estimateDispersionsPriorVar for at most 3 residual degrees of freedom, on simulated residuals about a trend of 1.
crowded <- function(df) {
  residuals <- round(log(rchisq(300, df) / df) + rnorm(300, 0, sqrt(1.7)), 6)
  dds <- suppressWarnings(DESeqDataSetFromMatrix(matrix(1L, 300, df + 2), data.frame(g = factor(rep_len(c("A", "B"), df + 2))), ~ g))
  mcols(dds)$allZero <- FALSE; mcols(dds)$dispGeneEst <- exp(residuals); mcols(dds)$dispFit <- 1
  paste0('    { "df": ', df, ', "variance": ', num(DESeq2:::estimateDispersionsPriorVar(dds)), ', "residuals": ', row(residuals), " }")
}
# Independent filtering: features with few reads show nothing, some of the others do; some have no p-value, some no read.
means <- round(exp(seq(-2, 7, length.out = 300)), 4); means[c(1:9, 50)] <- 0
p <- signif(ifelse(means > 30 & seq_along(means) %% 3 == 0, rbeta(300, 0.3, 12), runif(300)), 6); p[means == 0 | seq_along(p) %% 29 == 0] <- NA
filtered <- function(method, alpha) {
  r <- DESeq2:::pvalueAdjustment(DESeqResults(DataFrame(baseMean = means, pvalue = p)), independentFiltering = TRUE, alpha = alpha, pAdjustMethod = method)
  paste0('    { "method": "', method, '", "alpha": ', alpha, ', "threshold": ', num(metadata(r)$filterThreshold), ', "p_adj": ', row(r$padj), " }")
}
cat('{\n  "source": "', R.version.string, ', DESeq2 ', as.character(packageVersion("DESeq2")), ': estimateDispersionsPriorVar, pvalueAdjustment",\n', sep = "")
cat('  "crowded": [\n', paste(sapply(1:3, crowded), collapse = ",\n"), '\n  ],\n  "means": ', row(means), ',\n  "p": ', row(p), ',\n  "filtered": [\n', paste(mapply(filtered, c("BH", "holm", "BH"), c(0.1, 0.1, 0.01)), collapse = ",\n"), "\n  ]\n}\n", sep = "")
