# Rscript mrpp.reference.R > mrpp.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, mrpp with each weight.type)
# 10 features x 11 samples in three unequal groups; an all-zero row, a constant row, two equal samples, ties.
suppressMessages(library(vegan))
set.seed(83)
group <- rep(c("A", "B", "C"), c(5, 4, 2))
x <- sapply(1:11, function(i) rnbinom(10, mu = exp(c(3, 2, 0, 1, 2, 0, 1, 3, 1, 2) + (group[i] == "B") * c(1, -1, 0, 1, 0, 0, 0, -1, 0, 1) * 0.8), size = 1.2))
x[6, ] <- 0; x[7, ] <- 5; x[, 4] <- x[, 3]; y <- t(x); d <- vegdist(y / rowSums(y)); B <- 49999
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
one <- function(name, m) paste0('"', name, '": {"delta": ', num(m$delta), ', "expected": ', num(m$E.delta), ', "a": ', num(m$A), ', "p": ', num(m$Pvalue), ', "classes": ', num(m$classdelta), "}")
ab <- group != "C"; dab <- as.dist(as.matrix(d)[ab, ab]); single <- replace(group, 11, "D")
cat('{\n"command": "Rscript mrpp.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"group": ["', paste(group, collapse = '", "'), '"], "single": ["', paste(single, collapse = '", "'), '"],\n', sep = "")
cat(one("n", mrpp(d, group, B)), ",\n", one("n-1", mrpp(d, group, B, weight.type = 2)), ",\n", one("pairs", mrpp(d, group, B, weight.type = 3)), ",\n", one("pair", mrpp(dab, group[ab], B)), ",\n", one("alone", mrpp(d, single, B)), "\n}\n", sep = "")
