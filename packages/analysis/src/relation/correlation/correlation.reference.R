# Rscript correlation.reference.R > correlation.reference.json   (R 4.2.2, package stats: cor, cor.test, p.adjust)
# 6 samples × 8 features with missing values and ties (`ties`), 5 × 13 without (`plain`), and long pairs for the approximations.
ties <- rbind(
  a = c(1, 2, 3, 4, 5, 7, 4, 9), b = c(2, 2, 4, 4, 6, 6, 3, 1), c = rep(3, 8), d = c(9, 7, NA, 4, 2, 1, 3, 3),
  e = c(5.5, 5.4, 5.6, 5.1, 5.2, 5.3, 5.0, 4.9), f = c(1, NA, 3, 1, 2, 8, 2, NA), g = c(3, 1, 4, 1.5, 5.9, 2.6, 5.3, 5.8))
set.seed(2)
plain <- matrix(round(rnorm(65), 4), 5); plain[2, ] <- round(plain[1, ] * 0.8 + plain[2, ] * 0.5, 4); plain[4, ] <- -round(plain[3, ] + plain[4, ] * 0.1, 4)
long <- matrix(round(rnorm(3 * 60), 5), 3); long[2, ] <- long[1, ] + long[2, ]
vast <- matrix(sin((1:(2 * 1300))^2 * 0.37), 2); vast[2, ] <- vast[1, ] * 0.1 + vast[2, ]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
one <- function(name, m, method) {
  m <- m[apply(m, 1, sd, na.rm = TRUE) > 0, ]
  r <- cor(t(m), use = "pairwise.complete.obs", method = method)
  p <- c(); for (i in 1:(nrow(m) - 1)) for (j in (i + 1):nrow(m)) p <- c(p, suppressWarnings(cor.test(m[i, ], m[j, ], method = method)$p.value))
  paste0('{"name": "', name, '", "method": "', method, '", "r": ', num(as.vector(r)), ', "p": ', num(p), ', "bh": ', num(p.adjust(p, "BH")), '}')
}
cases <- character()
for (method in c("pearson", "spearman", "kendall")) cases <- c(cases, one("ties", ties, method), one("plain", plain, method), one("short", plain[, 1:7], method), one("long", long, method), one("vast", vast, method))
drop <- ties[c("a", "b", "d", "e", "f", "g"), colSums(is.na(ties)) == 0]
cat('{\n"command": "Rscript correlation.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"ties": ', rows(ties), ',\n"plain": ', rows(plain), ',\n"short": ', rows(plain[, 1:7]), ',\n"long": ', rows(long), ',\n"vast": ', rows(vast), ",\n", sep = "")
cat('"complete": ', num(as.vector(cor(t(drop)))), ",\n", sep = "")
cat('"cases": [\n', paste(cases, collapse = ",\n"), "\n]}\n", sep = "")
