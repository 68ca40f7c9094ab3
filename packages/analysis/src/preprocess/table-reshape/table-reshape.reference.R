# Rscript table-reshape.reference.R > table-reshape.reference.json   (R 4.2.2: tapply, reshape)
# Cells with two and three records, one of them missing, cells without a record, a constant row, a cell of nothing but missing.
d <- data.frame(f = c("甲", "甲", "乙", "乙", "乙", "丙", "甲", "丙", "丁", "丁", "甲"), s = c("S1", "S2", "S1", "S1", "S3", "S2", "S1", "S3", "S1", "S2", "S1"), v = c(1/3, 2, 5, NA, 5, NA, 0.1, 7, 3, 3, 9))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
by <- function(fun) { t <- tapply(d$v, list(factor(d$f, unique(d$f)), factor(d$s, unique(d$s))), function(x) if (all(is.na(x))) NA else fun(x, na.rm = TRUE)); num(as.vector(t(t))) }
w <- data.frame(f = c("甲", "乙", "丙"), S1 = c(1/3, 5, NA), S2 = c(2, 2, 2))
l <- reshape(w, direction = "long", varying = list(c("S1", "S2")), v.names = "v", timevar = "s", times = c("S1", "S2"), idvar = "f")
l <- l[order(match(l$f, w$f), l$s), ]
cat('{"command": "Rscript table-reshape.reference.R", "version": "', R.version.string, '",\n"f": ', str(d$f), ', "s": ', str(d$s), ', "v": ', num(d$v), ',\n"mean": ', by(mean), ',\n"sum": ', by(sum), ',\n"max": ', by(max), ',\n"min": ', by(min), ',\n"median": ', by(median),
    ',\n"wide": {"f": ', str(w$f), ', "S1": ', num(w$S1), ', "S2": ', num(w$S2), '},\n"long": {"f": ', str(l$f), ', "s": ', str(l$s), ', "v": ', num(l$v), "}}\n", sep = "")
