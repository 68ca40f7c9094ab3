# Rscript sunburst.reference.R > sunburst.reference.json   (R 4.2.2: aggregate over the paths of each depth)
# A branch that ends early, a name under two parents, a missing first layer, a missing and a zero value, ties.
d <- data.frame(a = c("P", "P", "P", "Q", "Q", "", "Q", "R", "P", "R"), b = c("m", "n", "m", "m", "", "n", "o", "k", "n", "k"), c = c("1", "2", "3", "1", "", "2", "", "5", "2", "6"), v = c(4, 2.5, 1, 3, 2, 7, NA, 0, 1.5, 0.25))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
k <- d[d$a != "" & !is.na(d$v) & d$v > 0, ]
sums <- function(depth) { u <- k[k[[depth]] != "", ]; p <- do.call(paste, c(u[1:depth], sep = "/")); tapply(u$v, p, sum) }
all <- c(sums(1), sums(2), sums(3))
cat('{"command": "Rscript sunburst.reference.R", "version": "', R.version.string, '",\n"a": ', str(d$a), ', "b": ', str(d$b), ', "c": ', str(d$c), ', "v": ', num(d$v), ',\n"paths": ', str(names(all)), ', "sums": ', num(all), ', "total": ', num(sum(k$v)), "}\n", sep = "")
