# Rscript oav.reference.R > oav.reference.json   (R 4.2.2, by definition)
# A missing value, a constant row, ties, unequal groups, one compound without values in a group, one of two notes.
set.seed(3)
id <- c("a", "b", "c", "d", "e"); x <- matrix(signif(rlnorm(5 * 7, 2, 1), 3), 5); x[1, 2] <- NA; x[3, ] <- 4; x[5, 5:7] <- NA; x[2, 6] <- x[2, 7]
t <- c(0.5, 20, 3, 900, 0.01); notes <- list(c("N1", "N2"), "N1", "N2", "N3", "N3")
group <- rep(c("A", "B"), c(4, 3))
o <- x * 1000 / (t * 1000)
m <- sapply(c("A", "B"), function(g) rowMeans(o[, group == g], na.rm = TRUE)); s <- sapply(c("A", "B"), function(g) apply(o[, group == g], 1, sd, na.rm = TRUE))
most <- apply(m, 1, max, na.rm = TRUE); keep <- most >= 1
sums <- sapply(c("N1", "N2", "N3"), function(n) { k <- m[keep & sapply(notes, function(k) n %in% k), , drop = FALSE]; ifelse(colSums(!is.na(k)) == 0, NA, colSums(k, na.rm = TRUE)) })
num <- function(v) paste0("[", paste(ifelse(is.na(v) | is.nan(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
cat('{\n"command": "Rscript oav.reference.R", "version": "', R.version.string, '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '], "threshold": ', num(t), ',\n"oav": [', paste(apply(o, 1, num), collapse = ", "), '],\n"mean_a": ', num(m[, 1]), ', "mean_b": ', num(m[, 2]), ', "sd_a": ', num(s[, 1]), ', "sd_b": ', num(s[, 2]), ', "most": ', num(most), ', "roav": ', num(100 * most / max(most)), ',\n"sums_a": ', num(sums[1, ]), ', "sums_b": ', num(sums[2, ]), ', "log": ', num(log10(1 + rbind(sums[1, ], sums[2, ])) / max(log10(1 + sums), na.rm = TRUE)), "\n}\n", sep = "")
