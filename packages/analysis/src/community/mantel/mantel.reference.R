# Rscript mantel.reference.R > mantel.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, mantel)
# 8 features × 9 samples, three variables: one with a missing value, one constant; an all-zero row, equal samples.
suppressMessages(library(vegan))
set.seed(13)
ph <- c(5.13, 5.13, 5.81, 6.22, 6.67, 6.94, 7.36, 7.79, 8.05); carbon <- c(12, 12, 19, NA, 9, 22, 14, 31, 17); flat <- rep(3, 9)
x <- sapply(1:9, function(i) rnbinom(8, mu = exp(c(2, 1, 0, 3, 1, 2, 0, 1) + c(1, -1, 0, 0.5, 0, -0.5, 0, 0.3) * (ph[i] - 6.5)), size = 1.5))
x[3, ] <- 0; x[, 2] <- x[, 1]; y <- t(x); r <- y / rowSums(y); B <- 9999
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
k <- !is.na(carbon)
t1 <- function(m) { a <- mantel(vegdist(r[k, ]), dist(scale(cbind(ph, carbon)[k, ])), m, B); b <- mantel(vegdist(r), dist(ph), m, B); d <- mantel(vegdist(r[k, ]), dist(carbon[k]), m, B)
  paste0('{"r": ', num(c(a$statistic, b$statistic, d$statistic)), ', "p": ', num(c(a$signif, b$signif, d$signif)), "}") }
cat('{\n"command": "Rscript mantel.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"ph": ', num(ph), ', "carbon": ', num(carbon), ', "flat": ', num(flat), ',\n"pearson": ', t1("pearson"), ',\n"spearman": ', t1("spearman"), "\n}\n", sep = "")
