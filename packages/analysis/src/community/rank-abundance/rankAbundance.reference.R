# Rscript rankAbundance.reference.R > rankAbundance.reference.json   (R 4.2.2, vegan 2.6-4: as.rad, diversity; Heip and Evar by their definitions)
# 9 features × 6 samples in groups of 3, 2 and 1: ties, an all-zero row, a constant row, a sample with one feature only.
suppressMessages(library(vegan))
x <- rbind(c(120, 3, 0, 0, 7, 1), c(14, 9, 0, 0, 7, 2), c(0, 0, 0, 0, 0, 0), c(5, 5, 5, 5, 5, 5), c(1, 0, 0, 31, 9, 0), c(2500, 40, 0, 2, 0, 8), c(1, 1, 0, 0, 1, 0), c(33, 0, 0, 7, 7, 0), c(2, 1, 0, 0, 0, 1))
groups <- c("A", "A", "B", "A", "B", "C")
num <- function(v) gsub("NaN|NA", "null", paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]"))
one <- function(p) {
  rad <- as.numeric(as.rad(p)); rad <- rad / sum(rad)
  s <- length(rad); h <- diversity(rad)
  c(s, max(rad), if (s > 1) h / log(s) else NA, diversity(rad, "inv") / s, if (s > 1) (exp(h) - 1) / (s - 1) else NA,
    if (s > 1) 1 - 2 / pi * atan(mean((log(rad) - mean(log(rad)))^2)) else NA, if (s > 1) coef(lm(log10(rad) ~ seq_len(s)))[[2]] else NA)
}
shares <- sweep(x, 2, colSums(x), "/")
sets <- list(sample = shares, mean = sapply(c("A", "B", "C"), function(g) rowMeans(shares[, groups == g, drop = FALSE])), sum = sapply(c("A", "B", "C"), function(g) rowSums(x[, groups == g, drop = FALSE]) / sum(x[, groups == g])))
part <- function(p) paste0('{"evenness": [', paste(apply(p, 2, function(v) num(one(v))), collapse = ", "), '],\n"shares": [', paste(apply(p, 2, function(v) { r <- as.numeric(as.rad(v)); num(r / sum(r)) }), collapse = ", "), "]}")
cat('{\n"command": "Rscript rankAbundance.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"groups": ["', paste(groups, collapse = '", "'), '"],\n', paste0('"', names(sets), '": ', sapply(sets, part), collapse = ",\n"), "\n}\n", sep = "")
