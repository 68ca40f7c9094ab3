# Rscript calibration.reference.R > calibration.reference.json   (R 4.2.2, stats::lm with weights; the inverse of the curve by polyroot)
# Ties, unequal numbers of replicates, two blanks, a curved compound, one without a trend.
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
x <- c(0, 0, 1, 1, 2, 5, 5, 10, 20, 50, 100, 200)
set.seed(31)
y <- list(straight = signif(0.4 + 2.3 * x * (1 + rnorm(12, 0, 0.05)) + rnorm(12, 0, 0.05), 6), curved = signif(0.8 + 5.1 * x - 0.007 * x^2 + rnorm(12, 0, 0.3) * sqrt(x + 0.1), 6), noisy = signif(runif(12, 3, 9), 4))
weight <- list(none = function(x) rep(1, length(x)), `1/x` = function(x) 1 / x, `1/x2` = function(x) 1 / x^2)
cases <- list()
for (name in names(y)) for (w in names(weight)) for (degree in 1:2) for (origin in c(FALSE, TRUE)) {
  use <- x > 0 | w == "none"
  d <- data.frame(x = x[use], y = y[[name]][use]); ww <- weight[[w]](d$x)
  f <- if (degree == 1) lm(if (origin) y ~ 0 + x else y ~ x, d, weights = ww) else lm(if (origin) y ~ 0 + x + I(x^2) else y ~ x + I(x^2), d, weights = ww)
  s <- summary(f); b <- coef(f); if (origin) b <- c(0, b); if (degree == 1) b <- c(b, 0)
  back <- sapply(y[[name]], function(r) {
    if (degree == 1) return((r - b[1]) / b[2])
    z <- polyroot(c(b[1] - r, b[2], b[3])); z <- Re(z)[abs(Im(z)) < 1e-7]
    sign <- sign(b[2] + 2 * b[3] * (1 + 200) / 2); z <- z[sign(b[2] + 2 * b[3] * z) == sign]
    if (length(z) == 1) z else NA
  })
  lowest <- weight[[w]](1)
  sigma <- c(s$sigma / sqrt(lowest), if (origin) NA else s$coefficients[1, 2], sd(y[[name]][x == 0]))
  cases[[length(cases) + 1]] <- paste0('{"compound": "', name, '", "weight": "', w, '", "model": "', c("linear", "quadratic")[degree], '", "intercept": "', if (origin) "zero" else "free", '", "coefficients": ', num(b), ', "r2": ', num(s$r.squared), ', "sigma": ', num(s$sigma), ', "back": ', num(back), ', "lod": ', num(3.3 * sigma / abs(b[2])), ', "loq": ', num(10 * sigma / abs(b[2])), "}")
}
cat('{\n"command": "Rscript calibration.reference.R", "version": "', R.version.string, '",\n"x": ', num(x), ',\n"y": {', paste0('"', names(y), '": ', sapply(y, num), collapse = ", "), '},\n"cases": [\n', paste(unlist(cases), collapse = ",\n"), "\n]\n}\n", sep = "")
