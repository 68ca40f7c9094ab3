# Rscript accumulation.reference.R > accumulation.reference.json   (R 4.2.2, vegan 2.6-4: specaccum, specpool)
# 14 features × 11 samples in groups of 6, 4 and 1: ties, an all-zero row, a row that is everywhere, rows that occur together or never together.
suppressMessages(library(vegan))
set.seed(8)
x <- matrix(rpois(14 * 11, rep(c(0.15, 0.5, 1, 3), length.out = 14)), 14)
x[3, ] <- 0; x[5, ] <- 4; x[9, ] <- x[6, ]; x[10, ] <- as.integer(x[6, ] == 0); x[11, ] <- c(1, rep(0, 10))
groups <- c("A", "B", "A", "A", "C", "B", "A", "B", "A", "B", "A")
num <- function(v) gsub("NaN|NA", "null", paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]"))
part <- function(keep) {
  y <- t(x[, keep, drop = FALSE]); e <- suppressMessages(specaccum(y, "exact")); p <- specpool(y)
  paste0('{"richness": ', num(e$richness), ', "sd": ', num(e$sd), ', "pool": ', num(c(p$Species, p$chao, p$chao.se, p$jack1, p$boot)), "}")
}
orders <- t(replicate(7, sample(11)))
walks <- apply(orders, 1, function(o) specaccum(t(x)[o, ], "collector")$richness)
cat('{\n"command": "Rscript accumulation.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"groups": ["', paste(groups, collapse = '", "'),
  '"],\n"all": ', part(rep(TRUE, 11)), ',\n"A": ', part(groups == "A"), ',\n"B": ', part(groups == "B"), ',\n"C": ', part(groups == "C"),
  ',\n"orders": [', paste(apply(orders, 1, num), collapse = ", "), '],\n"random": {"richness": ', num(rowMeans(walks)), ', "sd": ', num(apply(walks, 1, sd)), "}\n}\n", sep = "")
