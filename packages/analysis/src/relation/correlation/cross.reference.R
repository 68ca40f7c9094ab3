# Rscript cross.reference.R > cross.reference.json   (R 4.2.2, package stats: cor.test, p.adjust, hclust)
# 7 features × 9 samples and 4 features × 9 samples in another order, of which 8 are common; ties, missing values and a constant row.
one <- rbind(
  a = c(1, 2, 3, 4, 5, 7, 4, 9, 6), b = c(2, 2, 4, 4, 6, 6, 3, 1, 5), c = rep(3, 9), d = c(9, 7, NA, 4, 2, 1, 3, 3, 8),
  e = c(5.5, 5.4, 5.6, 5.1, 5.2, 5.3, 5.0, 4.9, 5.8), f = c(1, NA, 3, 1, 2, 8, 2, NA, 4), g = c(3, 1, 4, 1.5, 5.9, 2.6, 5.3, 5.8, 9.7))
colnames(one) <- paste0("S", 1:9)
two <- rbind(a = c(4, 1, 3, 8, 2, 9, 7, 5), x = c(1, 1, 2, 5, 3, 3, 8, 2), y = c(0.3, NA, 0.7, 0.1, 0.9, 0.2, 0.8, 0.5), z = c(2.5, 7.1, 8.3, 1.2, 6.6, 4.4, 3.9, 0.1))
colnames(two) <- c("S8", "T1", "S3", "S5", "S1", "S7", "S2", "S4"); two <- cbind(two, S6 = c(6, 4, 0.6, 5.5))
common <- intersect(colnames(one), colnames(two))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
q <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
case <- function(method, x, y) {
  x <- x[apply(x, 1, sd, na.rm = TRUE) > 0, ]
  r <- cor(t(x), t(y), use = "pairwise.complete.obs", method = method)
  p <- c(); for (i in seq_len(nrow(x))) for (j in seq_len(nrow(y))) p <- c(p, suppressWarnings(cor.test(x[i, ], y[j, ], method = method)$p.value))
  paste0('{"method": "', method, '", "a": ', q(rownames(x)), ', "r": ', num(as.vector(t(r))), ', "p": ', num(p), ', "bh": ', num(p.adjust(p, "BH")),
         ', "rows": ', q(rownames(r)[hclust(dist(r), "average")$order]), ', "columns": ', q(colnames(r)[hclust(dist(t(r)), "average")$order]), '}')
}
whole <- common[colSums(is.na(one[, common])) + colSums(is.na(two[, common])) == 0]
cat('{\n"command": "Rscript cross.reference.R", "version": "', R.version.string, '",\n"ids": ', q(rownames(one)), ', "samples": ', q(colnames(one)), ', "values": ', rows(one), sep = "")
cat(',\n"ids2": ', q(rownames(two)), ', "samples2": ', q(colnames(two)), ', "values2": ', rows(two), ',\n"common": ', q(common), ', "whole": ', q(whole), ',\n"cases": [\n', sep = "")
cat(paste(sapply(c("pearson", "spearman", "kendall"), case, one[, common], two[, common]), collapse = ",\n"), '\n],\n"complete": ', case("pearson", one[, whole], two[, whole]), '\n}\n', sep = "")
