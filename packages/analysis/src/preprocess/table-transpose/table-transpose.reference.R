# Rscript table-transpose.reference.R > table-transpose.reference.json   (R 4.2.2: t)
# Missing values, a constant column, a duplicated and a Chinese name, values that need all 17 digits.
m <- cbind(x = c(1/3, NA, 2e-300, 4), y = c(5, 5, 5, 5), `浓度` = c(0.1, 123456789.123456789, -7, NA))
t <- t(m); colnames(t) <- make.unique(c("S1", "肝脏", "S1", "S4"), sep = "_")
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
cat('{"command": "Rscript table-transpose.reference.R", "version": "', R.version.string, '",\n"key": ["S1", "肝脏", "S1", "S4"], "x": ', num(m[, 1]), ', "y": ', num(m[, 2]), ', "z": ', num(m[, 3]),
    ',\n"rows": ["', paste(rownames(t), collapse = '", "'), '"], "columns": [', paste(apply(t, 2, num), collapse = ",\n"), "]}\n", sep = "")
