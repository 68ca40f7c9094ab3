# Rscript moderatedF.reference.R > moderatedF.reference.json      (R 4.2, limma 3.54)
# F of limma's eBayes over all differences from the first group, with a finite prior and with an infinite one.
suppressMessages(library(limma))
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
g <- factor(rep(c("A", "B", "C"), c(3, 5, 4)))
design <- model.matrix(~g)
case <- function(m) {
  f <- eBayes(lmFit(m, design))
  part <- f[, 2:3]
  paste0("{\"prior\":", if (is.finite(f$df.prior[1])) num(f$df.prior[1]) else "null", ",\"values\":[", paste(apply(m, 1, row), collapse = ",\n"), "],\n\"f\":", row(part$F), ",\n\"p\":", row(part$F.p.value), "}")
}
set.seed(20261122)
even <- matrix(signif(rnorm(6 * 12, 10), 8), 6)
spread <- even * c(1, 1, 3, 0.2, 8, 1)
spread[1, 9:12] <- spread[1, 9:12] + 4
# A missing value is left out here: limma then takes the correlation of the whole design, ours is that of the row.
# Rows whose variances differ less than chance: the prior is infinite.
repeat { even <- matrix(signif(rnorm(6 * 12, 10), 8), 6); if (!is.finite(eBayes(lmFit(even, design))$df.prior[1])) break }
cat("{\"sizes\":[3,5,4],\"cases\":[", case(spread), ",\n", case(even), "]}\n", sep = "")
