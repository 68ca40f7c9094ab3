# Rscript sankey.reference.R > sankey.reference.json   (R 4.2.2: aggregate)
d <- data.frame(a = c("x", "x", "y", "y", "y", "", "z"), b = c("p", "q", "p", "p", "q", "p", "q"), c = c("u", "u", "v", "u", "v", "u", "v"), n = c(3, 1.5, 2, 4, NA, 5, 0.25))
k <- d[d$a != "" & !is.na(d$n), ]
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
ab <- aggregate(n ~ a + b, k, sum); bc <- aggregate(n ~ b + c, k, sum)
cat('{"command": "Rscript sankey.reference.R", "version": "', R.version.string, '",\n"a": ', str(d$a), ', "b": ', str(d$b), ', "c": ', str(d$c), ', "n": ', num(d$n),
    ',\n"links": ', str(c(paste(1, ab$a, ab$b), paste(2, bc$b, bc$c))), ', "value": ', num(c(ab$n, bc$n)), '}\n', sep = "")
