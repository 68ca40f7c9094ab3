# Rscript moderated.reference.R > moderated.reference.json
suppressMessages(library(limma))
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
set.seed(20261122)
# 40 features × 9 samples, 4 and 5: a constant row, missing values, ties, a feature that one group lacks.
g <- factor(rep(c("A", "C"), c(4, 5)))
m <- round(matrix(rnorm(40 * 9, 12, 1), 40) * sqrt(0.3 / rchisq(40, 6) * 6), 5); m[1:6, g == "C"] <- m[1:6, g == "C"] + 1
m[10, ] <- 9; m[11, c(1, 6, 9)] <- NA; m[12, g == "C"] <- NA; m[13, 2:4] <- NA; m[14, ] <- round(m[14, ])
f <- suppressWarnings(eBayes(lmFit(m, model.matrix(~ g))))
# What only one group has is no test, but its variance counts.
df <- ifelse(is.na(f$t[, 2]), NA, f$df.total)
cat('{\n  "source": "', R.version.string, ', limma ', as.character(packageVersion("limma")), ': lmFit, eBayes",\n  "group": ["', paste(g, collapse = '", "'), '"],\n  "values": ', rows(m), ',\n  "plain": { "t": ', row(f$t[, 2]), ', "p": ', row(f$p.value[, 2]), ', "df": ', row(df), " }\n}\n", sep = "")
