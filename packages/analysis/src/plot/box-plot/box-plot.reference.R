# Rscript box-plot.reference.R > box-plot.reference.json   (R 4.2.2: quantile, sd, TukeyHSD, t.test, wilcox.test, p.adjust, density)
# Unequal groups, ties, missing values, a group of one value, a constant group.
set.seed(4)
g <- c(rep("对照", 7), rep("低", 5), rep("高", 6), "孤")
y <- c(5.1, 5.3, NA, 4.8, 5.3, 6, 9.5, 6.2, 6.2, 6.2, 6.2, 6.2, 8.1, 7.7, 9, 8.4, NA, 7.2, 3)
z <- c(1, 2, 2, 3, 3, 3, 10, 4, 5, 5, 6, NA, 2, 1, 1, 2, 0.5, 3, 2)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
levels <- unique(g)
boxes <- function(v) { by <- function(f) sapply(levels, function(l) f(v[g == l & !is.na(v)])); q <- function(p) function(x) quantile(x, p, names = FALSE)
  lo <- function(x) { r <- quantile(x, c(.25, .75)); min(x[x >= r[1] - 1.5 * diff(r)]) }; hi <- function(x) { r <- quantile(x, c(.25, .75)); max(x[x <= r[2] + 1.5 * diff(r)]) }
  paste0('{"n": ', num(by(length)), ', "mean": ', num(by(mean)), ', "sd": ', num(by(sd)), ', "sem": ', num(by(function(x) sd(x) / sqrt(length(x)))), ', "q1": ', num(by(q(.25))), ', "median": ', num(by(median)), ', "q3": ', num(by(q(.75))), ', "lower": ', num(by(lo)), ', "upper": ', num(by(hi)), "}") }
pairs <- combn(levels[1:3], 2, simplify = FALSE)
tests <- function(v) { k <- !is.na(v) & g != "孤"; d <- data.frame(v = v[k], g = factor(g[k], levels[1:3]))
  tk <- TukeyHSD(aov(v ~ g, d))$g; key <- sapply(pairs, function(p) paste(p[2], p[1], sep = "-"))
  w <- sapply(pairs, function(p) t.test(d$v[d$g == p[2]], d$v[d$g == p[1]])$p.value)
  r <- sapply(pairs, function(p) suppressWarnings(wilcox.test(d$v[d$g == p[2]], d$v[d$g == p[1]])$p.value))
  paste0('{"a": ', str(sapply(pairs, `[`, 1)), ', "b": ', str(sapply(pairs, `[`, 2)), ', "difference": ', num(tk[key, "diff"]), ', "tukey": ', num(tk[key, "p adj"]), ', "welch": ', num(p.adjust(w, "holm")), ', "wilcoxon": ', num(p.adjust(r, "BH")), "}") }
cat('{"command": "Rscript box-plot.reference.R", "version": "', R.version.string, '",\n"g": ', str(g), ', "y": ', num(y), ', "z": ', num(z), ',\n"boxes": [', boxes(y), ',\n', boxes(z), '],\n"tests": [', tests(y), ',\n', tests(z), "]}\n", sep = "")
