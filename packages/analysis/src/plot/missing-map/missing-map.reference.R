# Rscript missing-map.reference.R > missing-map.reference.json   (R 4.2.2: is.na, rowSums, colMeans, table)
# 9 features × 5 samples: complete, empty and constant rows, equal patterns, zeros.
x <- rbind(c(1, 2, NA, 4, 5), c(NA, NA, NA, NA, NA), c(3, 3, 3, 3, 3), c(0, 1, NA, 2, 2), c(9, NA, 8, 7, NA),
           c(5, NA, 1, 0, NA), c(1, 2, 3, 4, 5), c(NA, 0, 0, 6, 1), c(2, 8, NA, 8, 1))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
one <- function(name, m) {
  key <- apply(m, 1, function(r) paste(as.integer(r), collapse = ""))
  paste0('"', name, '": {"bySample": ', num(colMeans(m)), ', "byFeature": ', num(rowSums(m)), ', "patterns": ', num(sort(as.vector(table(key)), decreasing = TRUE)),
         ', "groupA": ', num(rowMeans(m[, c(1, 4)])), ', "share": ', mean(m), '}')
}
cat('{\n"command": "Rscript missing-map.reference.R", "version": "', R.version.string, '",\n"rows": [', paste(apply(x, 1, num), collapse = ", "), "],\n", sep = "")
cat(one("plain", is.na(x)), ",\n", one("zero", is.na(x) | x == 0), "\n}\n", sep = "")
