# Rscript table-group-mean.reference.R > table-group-mean.reference.json   (R 4.2.2: mean, sd, median, ... by tapply)
# Unequal groups, one of a single sample, missing values, a group without values, a constant row, ties.
m <- rbind(c(1/3, 2, 2, 7, NA, 4.5, 1e8), c(5, 5, 5, 5, 5, 5, 5), c(NA, NA, NA, 1, 2, 3, 4), c(0.1, NA, 0.3, 2, 2, 9, NA))
g <- c("甲", "甲", "甲", "乙", "乙", "乙", "丙")
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
by <- function(name, f) paste0('"', name, '": ', num(as.vector(apply(m, 1, function(r) tapply(r, factor(g, unique(g)), function(x) { x <- x[!is.na(x)]; if (length(x) == 0) { if (name == "n") 0 else NA } else f(x) })))))
cat('{"command": "Rscript table-group-mean.reference.R", "version": "', R.version.string, '",\n"groups": ["', paste(g, collapse = '", "'), '"], "rows": [', paste(apply(m, 1, num), collapse = ",\n"), '],\n',
    paste(by("n", length), by("mean", mean), by("sd", sd), by("sem", function(x) sd(x) / sqrt(length(x))), by("median", median), by("min", min), by("max", max), by("sum", sum), sep = ",\n"), "}\n", sep = "")
