# Rscript roc.reference.R > roc.reference.json   (R 4.2.2, pROC 1.18.0)
# 8 features × 17 samples, 10 against 7: ties, missing values, a constant row, a row that separates the groups, one that goes down.
suppressMessages(library(pROC))
set.seed(3)
g <- rep(c("N", "P"), c(10, 7))[c(1, 11, 2, 3, 12, 4, 5, 13, 6, 14, 7, 15, 8, 16, 9, 17, 10)]
x <- matrix(round(rnorm(8 * 17, 10, 3), 1), 8, 17)
x[1, ] <- round(x[1, ] + 3 * (g == "P")); x[2, ] <- x[2, ] - 5 * (g == "P"); x[3, ] <- round(x[3, ] / 4)
x[4, ] <- 6; x[5, c(2, 5, 9)] <- NA; x[6, ] <- ifelse(g == "P", 20, 10) + x[6, ] / 10; x[7, ] <- x[7, ] * 1e5
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
one <- function(direction) {
  r <- lapply(1:nrow(x), function(i) roc(g, x[i, ], levels = c("N", "P"), direction = direction, quiet = TRUE))
  ci <- sapply(r, function(o) suppressWarnings(as.numeric(ci.auc(o, method = "delong"))))
  best <- sapply(r, function(o) max(o$sensitivities + o$specificities - 1))
  paste0('{"auc": ', num(sapply(r, function(o) as.numeric(auc(o)))), ', "ci_low": ', num(ci[1, ]), ', "ci_high": ', num(ci[3, ]), ', "se": ', num(sapply(r, function(o) suppressWarnings(sqrt(var(o))))), ', "youden": ', num(best),
    ', "higher": ', num(as.numeric(sapply(r, function(o) o$direction == "<"))), ', "tpr": [', paste(sapply(r, function(o) num(rev(o$sensitivities))), collapse = ", "), '], "fpr": [', paste(sapply(r, function(o) num(rev(1 - o$specificities))), collapse = ", "),
    '], "threshold": [', paste(sapply(r, function(o) { t <- rev(o$thresholds); num(t[is.finite(t)]) }), collapse = ", "), ']}')
}
cat('{\n"command": "Rscript roc.reference.R", "version": "', R.version.string, ', pROC ', as.character(packageVersion("pROC")), '",\n', sep = "")
cat('"groups": ["', paste(g, collapse = '", "'), '"],\n"values": ', rows(x), ',\n"auto": ', one("auto"), ',\n"higher": ', one("<"), ',\n"lower": ', one(">"), "\n}\n", sep = "")
