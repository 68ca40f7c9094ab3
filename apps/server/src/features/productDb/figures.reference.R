# Rscript figures.reference.R > figures.reference.json
num <- function(x) formatC(x, digits = 17, format = "g", width = 1)
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
detected <- c(1200, 1350, 1500, 1100, 1700, 1420, 1980)
passed <- c(1, 1, 0, 1, 1, 1, 1)
wilson <- suppressWarnings(prop.test(sum(passed), length(passed), correct = FALSE)$conf.int)
cat('{\n  "source": "', R.version.string, ': quantile(x, type = 7), prop.test(correct = FALSE)",\n  "detected": ', row(detected),
  ',\n  "passed": ', row(passed), ',\n  "quantiles": ', row(quantile(detected, c(0.1, 0.25, 0.5, 0.75, 0.9), type = 7)),
  ',\n  "wilson": ', row(wilson), "\n}\n", sep = "")
