# Rscript permanova.reference.R > permanova.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, adonis2)
# 10 features × 11 samples in three unequal groups, two blocks that are not balanced; an all-zero row, a constant row, equal samples.
suppressMessages(library(vegan))
set.seed(31)
group <- rep(c("A", "B", "C"), c(5, 4, 2)); block <- c("x", "y", "x", "y", "y", "x", "x", "y", "y", "x", "y")
age <- c(31, 45.5, 28, 60, 52, 39, 47, 33, 71, 25, 58); lot <- c(1, 2, 3, 1, 2, 3, 3, 1, 2, 2, 1)
x <- sapply(1:11, function(i) rnbinom(10, mu = exp(c(3, 2, 0, 1, 2, 0, 1, 3, 1, 2) + (group[i] == "B") * c(1, -1, 0, 1, 0, 0, 0, -1, 0, 1) * 0.7), size = 1.1))
x[6, ] <- 0; x[7, ] <- 5; x[, 4] <- x[, 3]; y <- t(x); d <- vegdist(y / rowSums(y)); B <- 99999
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
one <- function(name, a) paste0('"', name, '": {"df": ', num(a$Df), ', "ss": ', num(a$SumOfSqs), ', "r2": ', num(a$R2), ', "f": ', num(a$F), ', "p": ', num(a$`Pr(>F)`), "}")
ab <- group != "C"; dab <- as.dist(as.matrix(d)[ab, ab])
cat('{\n"command": "Rscript permanova.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"group": ["', paste(group, collapse = '", "'), '"], "block": ["', paste(block, collapse = '", "'), '"], "age": ', num(age), ', "lot": ', num(lot), ',\n', sep = "")
cat(one("plain", adonis2(d ~ group, permutations = B)), ",\n", one("covariate", adonis2(d ~ block + group, permutations = B)), ",\n", one("numeric", adonis2(d ~ age + group, permutations = B)), ",\n", one("coded", adonis2(d ~ factor(lot) + group, permutations = B)), ",\n", one("strata", adonis2(d ~ group, permutations = B, strata = block)), ",\n", one("pair", adonis2(dab ~ group[ab], permutations = B)), "\n}\n", sep = "")
