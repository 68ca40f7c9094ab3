# Rscript kernel.R [rounds]: CPU seconds of R's own functions on data made as in kernel.ts; one JSON object.
rounds <- as.integer(commandArgs(TRUE)[1]); if (is.na(rounds)) rounds <- 5
set.seed(1)
data <- function(rows, columns) matrix(runif(rows * columns) - 0.5, rows) + (matrix(runif(rows * 5), rows) - 0.5) %*% (matrix(runif(5 * columns), 5) - 0.5)
# The slow ones are run once: they only have to show the order of size.
seconds <- function(f, times = rounds) median(replicate(times, { t <- system.time(f()); t[["user.self"]] + t[["sys.self"]] }))
wide <- t(data(20000, 500)); features <- t(data(2000, 500)); items <- data(5000, 500); d <- dist(items)
result <- c(
  "pca 500x20000, 10 components" = seconds(function() prcomp(wide, rank. = 10), 1),
  "correlation of 2000 features, n = 500" = seconds(function() cor(features), 3),
  "distances 5000x500" = seconds(function() dist(items), 1),
  "hclust average, 5000" = seconds(function() hclust(d, "average")),
  "hclust complete, 5000" = seconds(function() hclust(d, "complete")),
  "hclust single, 5000" = seconds(function() hclust(d, "single")),
  "hclust ward.D2, 5000" = seconds(function() hclust(d, "ward.D2")))
cat("{", paste0('"', names(result), '": ', round(result, 3), collapse = ", "), ', "version": "', R.version.string, '", "blas": "', extSoftVersion()[["BLAS"]], '"}\n', sep = "")
