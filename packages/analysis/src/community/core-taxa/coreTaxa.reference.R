# Rscript coreTaxa.reference.R > coreTaxa.reference.json ; prevalences and core by definition (the R package microbiome is not at hand),
# pan and core over all orders by their expectation and, of the pan, by specaccum of vegan
suppressMessages(library(vegan))
set.seed(20261202)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
mat <- function(m) arr(apply(as.matrix(m), 1, function(x) arr(num(x))))
# 14 features x 11 samples in groups of 5, 4 and 2; a feature everywhere with one count, one in a single sample.
n <- 11; group <- rep(1:3, c(5, 4, 2))
counts <- sapply(1:n, function(i) rnbinom(14, mu = exp(seq(5, -1, length.out = 14)), size = .8)); counts[6, ] <- 7; counts[9, ] <- 0; counts[9, 3] <- 30; counts[1, ] <- counts[1, ] + 5
p <- sweep(counts, 2, colSums(counts), "/")
detections <- 10^seq(log10(1e-3), log10(.2), length.out = 10)
block <- function(w) {
  x <- p[, w, drop = FALSE]; pres <- counts[, w, drop = FALSE] > 0; f <- rowSums(pres); m <- length(w)
  prev <- rowMeans(x > .01)
  paste0('{ "core": ', arr(which(prev >= .5)), ', "prevalence": ', arr(num(prev)), ', "mean": ', arr(num(rowMeans(x))), ', "heat": ', mat(sapply(detections, function(d) rowMeans(x > d))),
    ',\n    "pan": ', arr(num(if (m > 1) specaccum(t(pres) * 1, "exact")$richness else sum(pres))), ', "expected_core": ', arr(num(sapply(1:m, function(k) sum(choose(f, k) / choose(m, k))))), " }")
}
cat('{\n  "source": "', R.version.string, ", vegan ", as.character(packageVersion("vegan")), '",\n  "counts": ', mat(counts), ',\n  "group": ', arr(group), ',\n  "detections": ', arr(num(detections)), ',\n  "units": [\n    ', paste(c(block(1:n), sapply(1:3, function(g) block(which(group == g)))), collapse = ",\n    "), "\n  ]\n}\n", sep = "")
