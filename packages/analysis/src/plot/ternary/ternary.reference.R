# Rscript ternary.reference.R > ternary.reference.json   (R 4.2.2: prop.table)
m <- rbind(c(1, 2, 3), c(0, 0, 5), c(4, 4, 4), c(0, 0, 0), c(NA, 1, 2), c(0.2, 0, 0.6))
k <- m[complete.cases(m) & rowSums(m) > 0, ]
s <- prop.table(k, 1)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
cat('{"command": "Rscript ternary.reference.R", "version": "', R.version.string, '",\n"rows": [', paste(apply(m, 1, num), collapse = ", "), '],\n"a": ', num(s[, 1]), ', "b": ', num(s[, 2]), ', "c": ', num(s[, 3]),
    ',\n"x": ', num(s[, 3] + s[, 1] / 2), ', "y": ', num(s[, 1] * sqrt(3) / 2), ', "size": ', num(rowSums(k)), '}\n', sep = "")
