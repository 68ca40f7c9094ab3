# Rscript counts.reference.R > counts.reference.json
suppressMessages(library(edgeR))
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, row), collapse = ",\n    "), "]")
set.seed(4173)
# 60 features × 5 samples of counts: ties, zeros, an empty row, a constant row; lengths for TPM.
x <- matrix(rnbinom(300, mu = outer(exp(seq(0, 7, length.out = 60)), c(1, 0.5, 2, 1.3, 0.8)), size = 4), 60)
x[1, ] <- 0; x[2, ] <- 7; x[50:55, 3] <- x[50:55, 3] * 6; lengths <- round(exp(runif(60, 5, 9)))
effective <- function(method) { f <- calcNormFactors(x, method = method); colSums(x) * f / 1e6 }
# metagenomeSeq::cumNormMat(p = 0.5), written out.
css <- apply(x, 2, function(v) { q <- quantile(v[v > 0], 0.5); w <- v - .Machine$double.eps; sum(w[w <= q]) / 1000 })
rate <- x / lengths
factors <- list(tmm = effective("TMM"), rle = effective("RLE"), uq = effective("upperquartile"), css = css, tpm = colSums(rate) / 1e6)
cat('{\n  "source": "', R.version.string, ', edgeR ', as.character(packageVersion("edgeR")), ': calcNormFactors, rpkm; CSS and TPM in base R",\n  "input": ', rows(x), ',\n  "lengths": ', row(lengths), ',\n  "factors": {\n', paste0('    "', names(factors), '": ', sapply(factors, row), collapse = ",\n"), '\n  },\n  "tpm": ', rows(t(t(rate) / factors$tpm)), ',\n  "fpkm": ', rows(rpkm(x, gene.length = lengths)), '\n}\n', sep = "")
