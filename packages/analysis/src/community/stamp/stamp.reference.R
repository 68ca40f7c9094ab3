# Rscript stamp.reference.R > stamp.reference.json ; t.test and p.adjust on proportions, and a permutation test of 20000 rounds
set.seed(20261125)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
# 8 features x 11 samples (5 reference, 6 test), with ties, an absent feature and one present in one group only.
counts <- matrix(rnbinom(88, mu = 60, size = 2), 8); counts[2, 6:11] <- counts[2, 6:11] * 3; counts[3, ] <- 0; counts[4, 1:5] <- 0; counts[5, ] <- counts[1, ]
share <- sweep(counts, 2, colSums(counts), "/")
ref <- 1:5; test <- 6:11
one <- function(equal, level) {
  h <- lapply(c(1, 2, 4:8), function(i) t.test(share[i, test], share[i, ref], var.equal = equal, conf.level = level))
  put <- function(f) { v <- sapply(h, f); num(append(v, NA, 2)) }
  p <- as.numeric(append(sapply(h, function(x) x$p.value), NA, 2))
  paste0('{ "statistic": ', arr(put(function(x) x$statistic)), ', "df": ', arr(put(function(x) x$parameter)), ', "ci_low": ', arr(put(function(x) x$conf.int[1])),
    ', "ci_high": ', arr(put(function(x) x$conf.int[2])), ', "p": ', arr(num(p)), ', "p_adj": ', arr(num(p.adjust(p, "BH"))), " }")
}
tt <- function(x, g) { a <- x[g]; b <- x[-g]; (mean(b) - mean(a)) / sqrt(var(a) / length(a) + var(b) / length(b)) }
white <- apply(share, 1, function(x) { if (all(x == 0)) return(NA); o <- abs(tt(x, ref)); mean(apply(combn(11, 5), 2, function(g) abs(tt(x, g)) >= o * (1 - 1e-9))) })
cat('{\n  "source": "', R.version.string, ': t.test, p.adjust; white by all 462 splits",\n  "reference": 5,\n', sep = "")
cat('  "counts": ', arr(apply(counts, 1, function(r) arr(r))), ',\n  "welch": ', one(FALSE, 0.95), ',\n  "student": ', one(TRUE, 0.9), ',\n  "white": ', arr(num(white)), "\n}\n", sep = "")
