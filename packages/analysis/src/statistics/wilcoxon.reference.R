# Rscript wilcoxon.reference.R > wilcoxon.reference.json
num <- function(x) formatC(x, digits = 17, format = "g", width = 1)
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
cat('{\n  "source": "', R.version.string, ': pwilcox(w, m, n), psignrank(v, n)",\n', sep = "")
ws <- rbind(c(0, 2, 3), c(4, 2, 3), c(6, 2, 3), c(10, 7, 5), c(17, 7, 5), c(300, 20, 31), c(1, 49, 49), c(1200, 49, 49), c(700, 12, 49))
cat('  "rankSum": [', paste(apply(ws, 1, function(r) row(c(r, pwilcox(r[1], r[2], r[3])))), collapse = ",\n    "), "],\n")
vs <- rbind(c(0, 2), c(3, 4), c(10, 4), c(20, 11), c(3, 49), c(600, 49))
cat('  "signedRank": [', paste(apply(vs, 1, function(r) row(c(r, psignrank(r[1], r[2])))), collapse = ",\n    "), "]\n}\n")
