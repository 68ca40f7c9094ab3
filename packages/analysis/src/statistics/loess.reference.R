# Rscript loess.reference.R > loess.reference.json
# loess with its defaults: even x, counts with many ties, two clusters, few places.
num <- function(x) formatC(x, digits = 17, format = "g", width = 1)
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
set.seed(20261125)
x <- list(even = sort(runif(60, 0, 10)), counts = log2(pmax(1, round(rlnorm(180, 1.6, 0.9)))), clusters = c(rnorm(30), rnorm(20, 9, 0.3)), steep = log2(1 + rgeom(300, 0.12)))
part <- function(name) {
  a <- signif(x[[name]], 9); b <- signif(sin(a) + 0.3 * rnorm(length(a)), 7)
  fit <- suppressWarnings(loess(b ~ a))
  paste0('  "', name, '": { "x": ', row(a), ', "y": ', row(b), ', "fitted": ', row(fitted(fit)), " }")
}
cat('{\n  "source": "', R.version.string, ': loess(y ~ x)",\n', paste(sapply(names(x), part), collapse = ",\n"), "\n}\n", sep = "")
