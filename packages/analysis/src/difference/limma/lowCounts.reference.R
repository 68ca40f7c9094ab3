# Rscript lowCounts.reference.R > lowCounts.reference.json
# Whether edgeR keeps a feature that needs all of three libraries and has exactly 10 counts in the median one: the cutoff itself, where rounding decides.
suppressMessages(library(edgeR)); set.seed(20261123)
cases <- lapply(1:40, function(i) {
  sizes <- sort(round(runif(3, 1e5, 5e7)))
  tie <- c(90000, 10, 90000)
  c(sizes, filterByExpr(rbind(tie, sizes - tie), group = c("A", "A", "A"))[1])
})
rows <- vapply(cases, function(x) paste0("[", paste(format(x, scientific = FALSE, trim = TRUE), collapse = ", "), "]"), "")
cat('{\n  "source": "edgeR ', as.character(packageVersion("edgeR")), ': filterByExpr; three library sizes, 1 when kept",\n  "cases": [\n    ', paste(rows, collapse = ",\n    "), "\n  ]\n}\n", sep = "")
