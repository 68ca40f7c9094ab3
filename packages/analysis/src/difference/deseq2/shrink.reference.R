# Rscript shrink.reference.R > shrink.reference.json
# lfcShrink(type = "normal") of every coefficient of the cases of deseq2.reference.json.
suppressMessages(library(DESeq2))
j <- jsonlite::fromJSON("deseq2.reference.json")$cases
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 10, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
one <- function(name, test, reference) {
  case <- j[[name]]; g <- relevel(factor(case$group), reference); data <- data.frame(g = g); design <- ~ g
  if (!is.null(case$batch)) { data$b <- factor(case$batch); design <- ~ b + g }
  dds <- suppressMessages(DESeq(DESeqDataSetFromMatrix(case$counts, data, design), quiet = TRUE))
  coef <- paste0("g_", test, "_vs_", reference)
  r <- suppressMessages(lfcShrink(dds, coef = coef, type = "normal", quiet = TRUE))
  replaced <- if (is.null(mcols(dds)$replace)) rep(FALSE, nrow(dds)) else mcols(dds)$replace %in% TRUE
  paste0('    { "case": "', name, '", "contrast": "', test, " vs ", reference, '", "replaced": ', row(as.integer(replaced)), ', "log2fc": ', row(r$log2FoldChange), ', "se": ', row(r$lfcSE), " }")
}
cat('{\n  "source": "', R.version.string, ', DESeq2 ', as.character(packageVersion("DESeq2")), ': lfcShrink, type normal",\n  "shrunk": [\n', paste(c(one("two", "B", "A"), one("reversed", "A", "B"), one("batch", "B", "A"), one("batch", "C", "A"), one("batch", "C", "B"), one("replaced", "B", "A"), one("duplicates", "B", "A")), collapse = ",\n"), "\n  ]\n}\n", sep = "")
