# Rscript scNormalize.reference.R > scNormalize.reference.json   (R 4.2.2, scuttle: pooledSizeFactors; the library factors by definition)
# 45 genes × 58 cells of unequal depth, two kinds of cells: ties, a gene without counts, one everywhere the same.
suppressMessages(library(scuttle))
set.seed(14)
kind <- rep(1:2, c(37, 21)); depth <- exp(rnorm(58, 0, 0.5)); depth[5] <- depth[6]
base <- exp(rnorm(45, 1, 1.2)); up <- rep(1, 45); up[1:8] <- 6
mu <- outer(base, depth) * sapply(kind, function(k) if (k == 2) up else rep(1, 45))
m <- matrix(rnbinom(45 * 58, mu = mu, size = 5), 45); m[44, ] <- 0L; m[45, ] <- 3L
lib <- colSums(m)
pooled <- pooledSizeFactors(m)
r <- function(t) suppressWarnings(apply(t, 1, cor, log10(lib)))
x <- log1p(sweep(m, 2, lib, "/") * 1e4)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 16, trim = TRUE)), collapse = ", "), "]")
cat('{\n"command": "Rscript scNormalize.reference.R", "version": "', R.version.string, ", scuttle ", as.character(packageVersion("scuttle")), '",\n', sep = "")
cat('"values": [', paste(apply(m, 1, num), collapse = ",\n"), "],\n", sep = "")
cat('"libraries": ', num(lib), ',\n"pooled": ', num(pooled), ',\n"middle": ', format(median(lib), digits = 16), ",\n", sep = "")
cat('"mean": ', num(rowMeans(x)), ',\n"variance": ', num(apply(x, 1, var)), ',\n"first": ', num(x[1, ]), ',\n"kind": ', num(kind), ',\n"mean_2": ', num(rowMeans(x[, kind == 2])), ',\n"depth_r": ', num(r(x)), ',\n"depth_r_raw": ', num(r(log1p(m))), "\n}\n", sep = "")
