# Rscript qcRsd.reference.R > qcRsd.reference.json   (R 4.2.2)
# 6 features × 9 samples, 4 of them QC: a constant row, missing values, ties, a row with a negative mean.
set.seed(8)
x <- matrix(round(rnorm(54, 100, 15), 1), 6, 9); g <- c("QC", "A", "A", "QC", "B", "B", "QC", "A", "QC")
x[2, ] <- 50; x[3, c(1, 4)] <- NA; x[4, c(1, 4, 7)] <- NA; x[5, ] <- x[5, ] - 120; x[6, 1:9] <- round(x[6, ] / 30)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
q <- x[, g == "QC"]; m <- rowMeans(q, na.rm = TRUE); s <- apply(q, 1, sd, na.rm = TRUE)
rsd <- ifelse(m > 0, s / m, NA); l <- apply(log2(abs(q)), 1, sd, na.rm = TRUE) * log(2)
cat('{\n"command": "Rscript qcRsd.reference.R", "version": "', R.version.string, '",\n"groups": ["', paste(g, collapse = '", "'), '"],\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"rsd": ', num(rsd),
  ',\n"d_ratio": ', num({ o <- apply(x[, g != "QC"], 1, sd, na.rm = TRUE); ifelse(o > 0, s / o, NA) }), ',\n"log2": ', num(sqrt(exp(l^2) - 1)), ',\n"quartiles": ', num(quantile(rsd, c(0.25, 0.5, 0.75), na.rm = TRUE)), "\n}\n", sep = "")
