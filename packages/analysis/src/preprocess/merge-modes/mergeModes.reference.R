# Rscript mergeModes.reference.R > mergeModes.reference.json   (R 4.2.2: sd, mean, order, duplicated)
# The better of each compound by level, then RSD of the QC samples, then mean; missing values, ties, a constant row and unequal modes.
options(digits = 17)
set.seed(11)
pos <- matrix(round(exp(rnorm(12 * 7, 8, 1)), 3), 12); neg <- matrix(round(exp(rnorm(9 * 7, 8, 1)), 3), 9)
pos[2, 3] <- NA; neg[4, 5:7] <- NA; pos[5, ] <- 100; neg[1, 6] <- NA
name <- c("a", "b", "c", "d", "e", "f", "a", "", "g", "h", "b", "i", "A", "b", "j", "c", "", "d", "k", "e", "h")
level <- c(1, 2, 2, NA, 1, 3, 1, NA, 2, 1, 2, 2, 2, 2, 1, 1, NA, 3, 2, 1, 1)
both <- rbind(pos, neg); mode <- rep(c("pos", "neg"), c(12, 9)); qc <- 5:7
rsd <- apply(both[, qc], 1, function(v) sd(v, na.rm = TRUE) / mean(v, na.rm = TRUE)); m <- rowMeans(both, na.rm = TRUE)
pick <- function(by) {
  o <- if (by == "rsd") order(level, rsd, -m, mode == "neg", seq_along(m)) else order(level, -m, mode == "neg", seq_along(m))
  key <- tolower(name[o]); sort(o[key == "" | !duplicated(key)])
}
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
rows <- function(x) paste0("[", paste(apply(x, 1, num), collapse = ",\n"), "]")
cat('{"command": "Rscript mergeModes.reference.R", "version": "', R.version.string, '",\n"positive": ', rows(pos), ',\n"negative": ', rows(neg), ',\n"name": ["', paste(name, collapse = '", "'), '"],\n"level": ', num(level),
    ',\n"rsd": ', num(rsd), ',\n"by_rsd": ', num(pick("rsd")), ',\n"by_mean": ', num(pick("mean")), "}\n", sep = "")
