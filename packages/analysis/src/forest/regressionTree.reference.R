# Rscript regressionTree.reference.R > regressionTree.reference.json
# One tree of randomForest without chance: every sample once, every feature a candidate at every node. The first row is the response,
# known of the first 45 samples only; the others have ties and one is constant. Trees that chance still decides, by a tie between
# features, are left out.
suppressMessages(library(randomForest))
num <- function(x) paste0("[", paste(formatC(x, digits = 17, format = "g", width = 1), collapse = ", "), "]")
set.seed(4)
n <- 60; grown <- 1:45
X <- rbind(round(rnorm(n, 0, 3), 1), round(runif(n, 0, 8)), rep(2, n), rnorm(n), round(rexp(n), 2))
y <- round(1e4 + X[1, ] + 2 * (X[2, ] > 4) * X[4, ] + rnorm(n, 0, 0.3), 3)
tree <- function(size) {
  told <- sapply(1:40, function(seed) { set.seed(seed); r <- randomForest(t(X[, grown]), y[grown], ntree = 1, mtry = 5, replace = FALSE, sampsize = length(grown), nodesize = size); predict(r, t(X)) })
  if (max(apply(told, 1, function(v) diff(range(v)))) > 1e-9) return(NULL)
  paste0('    { "minNode": ', size, ', "told": ', num(told[, 1]), " }")
}
trees <- unlist(lapply(c(40, 20, 12, 8, 6, 5, 4, 3), tree))
cat('{\n  "source": "', R.version.string, ', randomForest ', as.character(packageVersion("randomForest")), '",\n  "grown": ', length(grown), ',\n  "values": [\n    ', paste(apply(rbind(y, X), 1, num), collapse = ",\n    "), '\n  ],\n  "trees": [\n', paste(trees, collapse = ",\n"), "\n  ]\n}\n", sep = "")
