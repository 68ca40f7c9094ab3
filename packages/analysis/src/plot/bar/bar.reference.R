# Rscript bar.reference.R > bar.reference.json   (R 4.2.2: t.test, wilcox.test, ptukey, p.adjust)
# Four groups of unequal size with ties, a missing value, a group of one value, two fills.
d <- data.frame(x = rep(c("CK", "T1", "T2", "T3"), c(5, 6, 4, 1)),
  y = c(1.2, 1.9, 1.5, 1.5, NA, 2.8, 3.3, 2.9, 3.9, 3.1, 3.1, 2.2, 1.6, 2.4, 1.9, 9.5),
  f = rep(c("a", "b"), 8))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
k <- d[!is.na(d$y), ]
g <- unique(k$x)
s <- sapply(g, function(i) { v <- k$y[k$x == i]; n <- length(v); se <- sd(v) / sqrt(n); h <- if (n > 1) qt(0.975, n - 1) * se else NA
  c(n, mean(v), sd(v), se, mean(v) - h, mean(v) + h) })
u <- c("CK", "T1", "T2"); m <- droplevels(k[k$x %in% u, ]); pr <- combn(u, 2)
pair <- function(f) apply(pr, 2, function(q) f(m$y[m$x == q[2]], m$y[m$x == q[1]]))
# TukeyHSD rounds its p-values, so that ptukey is asked itself.
mse <- deviance(aov(y ~ x, m)) / df.residual(aov(y ~ x, m))
th <- apply(pr, 2, function(q) { a <- m$y[m$x == q[1]]; b <- m$y[m$x == q[2]]
  ptukey(abs(mean(a) - mean(b)) / sqrt(mse / 2 * (1 / length(a) + 1 / length(b))), 3, df.residual(aov(y ~ x, m)), lower.tail = FALSE) })
one <- function(name, p, adj) paste0('"', name, '": {"p": ', num(p), ', "p_adj": ', num(adj), '}')
w <- pair(function(a, b) t.test(a, b)$p.value)
st <- pair(function(a, b) t.test(a, b, var.equal = TRUE)$p.value)
wi <- suppressWarnings(pair(function(a, b) wilcox.test(a, b)$p.value))
fx <- c("CK", "T1", "T2"); fp <- sapply(fx, function(i) t.test(k$y[k$x == i & k$f == "b"], k$y[k$x == i & k$f == "a"])$p.value)
cat('{"command": "Rscript bar.reference.R", "version": "', R.version.string, '",\n"x": ', str(d$x), ', "y": ', num(d$y), ', "f": ', str(d$f),
    ',\n"summary": [', paste(apply(s, 2, num), collapse = ", "), '],\n"difference": ', num(pair(function(a, b) mean(a) - mean(b))), ',\n', sep = "")
cat(paste(one("tukey", th, th), one("welch", w, p.adjust(w, "holm")), one("student", st, p.adjust(st, "holm")), one("wilcoxon", wi, p.adjust(wi, "holm")),
    one("fills", fp, p.adjust(fp, "holm")), sep = ",\n"), "}\n", sep = "")
