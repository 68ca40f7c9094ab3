# Rscript rarefaction.reference.R > rarefaction.reference.json   (R 4.2.2, vegan 2.6-4: rarefy)
# 10 features × 4 samples of unequal depth: an all-zero row, a constant row, a sample with one feature only.
suppressMessages(library(vegan))
x <- rbind(c(120, 3, 0, 0), c(14, 9, 1, 0), c(0, 0, 0, 0), c(5, 5, 5, 5), c(1, 0, 31, 0), c(2500, 40, 2, 0), c(1, 1, 0, 0), c(33, 0, 7, 0), c(2, 1, 0, 0), c(800, 77, 12, 0))
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
depths <- c(1, 2, 5, 17, 40, 58)
r <- sapply(depths, function(n) { s <- suppressWarnings(rarefy(t(x), n)); s[colSums(x) < n] <- NA; s })
cat('{\n"command": "Rscript rarefaction.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"depths": ', num(depths), ',\n"expected": [', gsub("NA", "null", paste(apply(r, 1, num), collapse = ", ")), "],\n\"large\": ", num(rarefy(t(x)[1, , drop = FALSE], 3000)), "\n}\n", sep = "")
