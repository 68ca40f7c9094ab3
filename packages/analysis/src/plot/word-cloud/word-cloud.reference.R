# Rscript word-cloud.reference.R > word-cloud.reference.json   (R 4.2.2: tapply, order)
# Repeated words, ties, a missing and a negative weight, an empty word, p-values with a 0.
d <- data.frame(w = c("凋亡", "自噬", "凋亡", "细胞周期", "", "p53", "自噬", "MAPK", "糖酵解"), x = c(2, 3.5, 1/3, 3.5, 9, NA, -1, 3.5, 0), p = c(0.01, 1e-8, 0.5, 0, 0.2, 0.03, 1, 0.03, 2e-4))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
put <- function(name, x) { k <- which(d$w != "" & !is.na(x) & x > 0); f <- factor(d$w[k], unique(d$w[k])); s <- tapply(x[k], f, sum); o <- order(-s, seq_along(s)); paste0('"', name, '": {"word": ', str(names(s)[o]), ', "weight": ', num(s[o]), ', "share": ', num(s[o] / sum(s)), ', "rows": ', num(as.vector(table(f))[o]), "}") }
q <- d$p; q[q == 0] <- min(q[q > 0]) / 10
cat('{"command": "Rscript word-cloud.reference.R", "version": "', R.version.string, '",\n"w": ', str(d$w), ', "x": ', num(d$x), ', "p": ', num(d$p), ',\n', paste(put("none", d$x), put("abs", abs(d$x)), put("minusLog10", -log10(q)), put("count", rep(1, nrow(d))), sep = ",\n"), "}\n", sep = "")
