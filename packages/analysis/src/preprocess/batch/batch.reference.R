# Rscript batch.reference.R > batch.reference.json
suppressMessages({ library(limma); library(sva) })
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
set.seed(11)
# 20 features × 11 samples, three batches of 4, 3 and 4, two groups that cross them.
b <- factor(c("x", "x", "x", "x", "y", "y", "y", "z", "z", "z", "z")); g <- factor(c("A", "B", "A", "B", "A", "B", "B", "A", "A", "B", "A"))
m <- round(matrix(rnorm(220, 10, 1), 20) + outer(rnorm(20), c(0, 1, -2)[b]) + outer(rnorm(20), c(0, 1)[g]), 5)
m[4, ] <- round(m[4, ]); full <- m
m[1, ] <- 6; m[2, c(1, 6)] <- NA; m[3, 11] <- NA
quiet <- function(x) { invisible(capture.output(y <- suppressMessages(suppressWarnings(x)))); y }
cat('{\n  "source": "', R.version.string, ', limma ', as.character(packageVersion("limma")), ', sva ', as.character(packageVersion("sva")), ': removeBatchEffect, ComBat",\n  "batch": ["', paste(b, collapse = '", "'), '"],\n  "group": ["', paste(g, collapse = '", "'), '"],\n  "full": ', rows(full), ',\n  "values": ', rows(m), sep = "")
cat(',\n  "linear": ', rows(removeBatchEffect(m, b, design = model.matrix(~ g))), ',\n  "linearAlone": ', rows(removeBatchEffect(m, b)), ',\n  "combat": ', rows(quiet(ComBat(full, b, model.matrix(~ g)))), ',\n  "combatGaps": ', rows(quiet(ComBat(m, b, model.matrix(~ g)))), '\n}\n', sep = "")
