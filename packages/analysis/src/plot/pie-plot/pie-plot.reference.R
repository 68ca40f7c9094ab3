# Rscript pie-plot.reference.R > pie-plot.reference.json   (R 4.2.2: tapply, prop.table)
# Ties in the totals, a missing category, a missing value, a value of 0, unequal groups, a category already called 其他.
d <- data.frame(k = c("a", "b", "a", "c", "", "d", "e", "b", "f", "其他", "c", "d"), g = c("x", "x", "y", "x", "x", "y", "x", "x", "x", "y", "x", "x"), v = c(2, 1.5, 3, 4, 9, NA, 0, 2.5, 0.7, 0.3, 0.1, 1.1))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
k <- d[d$k != "" & !is.na(d$v) & d$v > 0, ]
t <- tapply(k$v, factor(k$k, unique(k$k)), sum)
o <- names(t)[names(t) != "其他"]; o <- o[order(-t[o])]; top <- o[1:3]
lump <- factor(ifelse(k$k %in% top, k$k, "其他"), c(top, "其他"))
by <- tapply(k$v, list(factor(k$g, unique(k$g)), lump), sum, default = 0)
cat('{"command": "Rscript pie-plot.reference.R", "version": "', R.version.string, '",\n"k": ', str(d$k), ', "g": ', str(d$g), ', "v": ', num(d$v), ',\n"order": ', str(levels(lump)), ', "value": ', num(tapply(k$v, lump, sum)), ', "share": ', num(prop.table(tapply(k$v, lump, sum))),
    ',\n"byGroup": ', num(as.vector(t(by))), ', "shareByGroup": ', num(as.vector(t(prop.table(by, 1)))), "}\n", sep = "")
