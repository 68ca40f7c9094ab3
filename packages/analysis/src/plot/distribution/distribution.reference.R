# Rscript distribution.reference.R > distribution.reference.json   (R 4.2.2: quantile, boxplot.stats by definition, bw.nrd0)
# 8 features × 5 samples: ties, missing values, a constant sample, a sample with an outlier, one value only.
x <- cbind(
  S1 = c(1.2, 3.4, 2.2, 8.9, 2.2, NA, 4.1, 2.7), S2 = c(5, 5, 5, 5, 5, 5, 5, 5), S3 = c(0.4, 0.9, 1.1, 1.3, 1.2, 0.8, 14.5, 1),
  S4 = c(NA, NA, NA, 6.5, NA, NA, NA, NA), S5 = c(-2, 7, 3, 3, 3, 9, NA, -1))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
one <- function(name) {
  v <- x[, name]; v <- v[!is.na(v)]
  q <- quantile(v, c(0.25, 0.5, 0.75), type = 7, names = FALSE)
  reach <- 1.5 * (q[3] - q[1])
  inside <- v[v >= q[1] - reach & v <= q[3] + reach]
  box <- c(length(v), mean(v), if (length(v) > 1) sd(v) else NA, min(v), min(q[1], inside), q, max(q[3], inside), max(v))
  bw <- if (length(v) > 1) bw.nrd0(v) else 0.9 * abs(v)
  at <- seq(min(v) - 3 * bw, max(v) + 3 * bw, length.out = 96)[c(1, 20, 48, 70, 96)]
  paste0('"', name, '": {"box": ', num(box), ', "bandwidth": ', num(bw), ', "x": ', num(at),
         ', "y": ', num(sapply(at, function(a) mean(dnorm(a, v, bw)))), '}')
}
cat('{\n"command": "Rscript distribution.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"samples": ["', paste(colnames(x), collapse = '", "'), '"],\n"rows": [', paste(apply(x, 1, num), collapse = ", "), "],\n", sep = "")
# Counts of the intervals, the lower edge included.
at <- function(edges) num(as.vector(apply(x, 2, function(v) table(cut(v[!is.na(v)], c(-Inf, edges, Inf), right = FALSE)))))
cat('"intervals": {"fpkm": ', at(c(0.1, 1, 10, 100, 1000)), ', "report": ', at(c(1, 3, 15, 60)), '},\n', sep = "")
cat(paste(sapply(colnames(x), one), collapse = ",\n"), "\n}\n", sep = "")
