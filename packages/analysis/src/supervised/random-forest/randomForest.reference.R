# Rscript randomForest.reference.R > randomForest.reference.json   (R 4.2.2, randomForest 4.7-1.1)
# 14 features × 47 samples in three unequal groups: ties, a constant row, a row with a missing value. Means and spreads over 20 forests of 1,000 trees.
suppressMessages(library(randomForest))
set.seed(6)
n <- 47; g <- sample(rep(c("A", "B", "C"), c(21, 16, 10)))
x <- matrix(round(rnorm(14 * n, 10, 2), 1), 14, n)
x[1, ] <- x[1, ] + 3 * (g == "B"); x[2, ] <- round(x[2, ] - 2 * (g == "C")); x[3, ] <- x[3, ] + 1.5 * (g == "A"); x[4, ] <- x[1, ] + round(rnorm(n), 1)
x[5, ] <- 3; x[6, 7] <- NA; x[7, ] <- round(x[7, ] + 1.2 * (g == "C"))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 12, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
full <- x[complete.cases(x), ]; full <- full[apply(full, 1, sd) > 0, ]
runs <- lapply(1:20, function(s) { set.seed(100 + s); randomForest(t(full), factor(g), ntree = 1000, importance = TRUE) })
acc <- sapply(runs, function(r) importance(r, type = 1, scale = FALSE)); z <- sapply(runs, function(r) importance(r, type = 1)); gin <- sapply(runs, function(r) importance(r, type = 2)); err <- sapply(runs, function(r) r$err.rate[1000, 1])
cat('{\n"command": "Rscript randomForest.reference.R", "version": "', R.version.string, ', randomForest ', as.character(packageVersion("randomForest")), '",\n"groups": ["', paste(g, collapse = '", "'), '"],\n"values": [', paste(apply(x, 1, num), collapse = ", "),
  '],\n"accuracy": ', num(rowMeans(acc)), ',\n"accuracy_sd": ', num(apply(acc, 1, sd)), ',\n"accuracy_z": ', num(rowMeans(z)), ',\n"gini": ', num(rowMeans(gin)), ',\n"gini_sd": ', num(apply(gin, 1, sd)), ',\n"error": ', mean(err), ',\n"error_sd": ', sd(err), "\n}\n", sep = "")
