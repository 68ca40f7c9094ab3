# Rscript ratioIndex.reference.R > ratioIndex.reference.json   (R 4.2.2: the formulas as R code; kruskal.test, oneway.test, aov)
# Unequal groups, a missing value, ties, a zero denominator, a constant row.
set.seed(17)
id <- c("Kyn", "Trp", "Val", "Leu", "5-HT", "Con")
x <- matrix(signif(rlnorm(6 * 14, 2, 0.4), 3), 6); x[2, 3] <- NA; x[1, 5] <- x[1, 6]; x[4, 9] <- 0; x[6, ] <- 2
group <- rep(c("A", "B", "C"), c(5, 4, 5)); x[1, group == "C"] <- signif(x[1, group == "C"] * 1.7, 3)
rownames(x) <- id
r <- list(`Kyn/Trp` = x["Kyn", ] / x["Trp", ], `(Val + Leu)/(2*Trp - -1)` = (x["Val", ] + x["Leu", ]) / (2 * x["Trp", ] + 1), `Kyn/Leu` = ifelse(x["Leu", ] == 0, NA, x["Kyn", ] / x["Leu", ]), `log2(5-HT/mean(Val,Leu)) - 3e-1` = log2(x["5-HT", ] / ((x["Val", ] + x["Leu", ]) / 2)) - 0.3, `Con*Kyn-Val/Con/2` = x["Con", ] * x["Kyn", ] - x["Val", ] / x["Con", ] / 2)
num <- function(v) paste0("[", paste(ifelse(is.na(v) | is.nan(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
g <- factor(group)
p <- function(f) num(sapply(r, f))
cat('{\n"command": "Rscript ratioIndex.reference.R", "version": "', R.version.string, '",\n"id": ', txt(id), ', "group": ', txt(group), ',\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"formula": ', txt(names(r)), ',\n"index": [', paste(sapply(r, num), collapse = ",\n"), '],\n"kruskal": ', p(function(v) kruskal.test(v, g)$p.value), ',\n"welch": ', p(function(v) oneway.test(v ~ g)$p.value), ',\n"anova": ', p(function(v) oneway.test(v ~ g, var.equal = TRUE)$p.value), "\n}\n", sep = "")
