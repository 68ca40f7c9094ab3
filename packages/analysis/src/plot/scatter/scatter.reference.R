# Rscript scatter.reference.R > scatter.reference.json   (R 4.2.2, package stats: lm, predict, cor.test)
# Three unequal groups with ties, a missing value in each column and a group of two.
d <- data.frame(id = paste0("S", 1:17), g = rep(c("A", "B", "C"), c(9, 6, 2)),
  x = c(1, 2, 2, 3.5, 4, 5, 6, NA, 8, 2, 3, 4, 6, 7, 9, 1, 3), y = c(2.1, 2.9, 3.2, 4.4, NA, 5.8, 7.1, 3, 9.4, 8, 7.5, 7.5, 5, 4.1, 2, 5, 6))
k <- d[!is.na(d$x) & !is.na(d$y), ]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
scope <- function(v, level, rank = "pearson") {
  m <- lm(y ~ x, v); s <- summary(m)
  t <- if (nrow(v) > 2) suppressWarnings(cor.test(v$x, v$y, method = rank)) else list(estimate = NA, p.value = NA)
  at <- c(min(v$x), mean(range(v$x)), max(v$x)); b <- suppressWarnings(predict(m, data.frame(x = at), interval = "confidence", level = level))
  paste0('{"n": ', nrow(v), ', "r": ', num(t$estimate), ', "p": ', num(t$p.value), ', "line": ', num(c(coef(m)[2], s$coefficients[2, 2], coef(m)[1], s$r.squared)), ', "band": ', num(as.vector(t(cbind(at, b)))), '}')
}
cat('{"command": "Rscript scatter.reference.R", "version": "', R.version.string, '",\n"id": ["', paste(d$id, collapse = '", "'), '"], "g": ["', paste(d$g, collapse = '", "'), '"],\n"x": ', num(d$x), ', "y": ', num(d$y), sep = "")
cat(',\n"all": ', scope(k, 0.95), ',\n"A": ', scope(k[k$g == "A", ], 0.9, "spearman"), ',\n"B": ', scope(k[k$g == "B", ], 0.9, "spearman"), ',\n"kendall": ', scope(k, 0.95, "kendall"), '}\n', sep = "")
