# Rscript circos.reference.R > circos.reference.json   (R 4.2.2: xtabs)
s <- c("A", "B", "C", "A", "D", "B", "D", "C"); t <- c("B", "A", "A", "C", "D", "C", "A", "B"); w <- c(3, 2, 1.5, 2, 9, 0, 0.5, 4)
k <- s != t & w > 0
n <- unique(c(rbind(s[k], t[k])))
m <- xtabs(w ~ factor(s, n) + factor(t, n), data.frame(s = s[k], t = t[k], w = w[k]))
u <- unclass(m + t(m)); up <- u[upper.tri(u)]
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
cat('{"command": "Rscript circos.reference.R", "version": "', R.version.string, '",\n"source": ', str(s), ', "target": ', str(t), ', "weight": ', num(w),
    ',\n"nodes": ', str(n), ', "total": ', num(rowSums(u)), ', "sorted": ', num(sort(up[up > 0])), ', "directed": ', num(sort(m[m > 0])), '}\n', sep = "")
