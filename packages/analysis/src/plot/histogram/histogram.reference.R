# Rscript histogram.reference.R > histogram.reference.json   (R 4.2.2: hist, nclass.*, bw.nrd0, bw.SJ with a small tolerance, density by definition)
# Ties, missing values, a constant column, a skewed one with an outlier, one with more than half of its values equal, negative values.
set.seed(4)
x <- list(ties = c(1, 1, 2, 2, 2, 3, 4, 4, 7, NA, 9, 2, 3), constant = rep(5, 8), skewed = round(c(rexp(59), 14.2), 3), heaped = c(rep(0, 30), 1:6, 12.5), negative = round(rnorm(97, -40, 6), 2), far = round(1e6 + rnorm(40), 2))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
one <- function(v) {
  k <- v[!is.na(v)]
  by <- function(rule) { h <- hist(k, breaks = rule, plot = FALSE); paste0('{"breaks": ', num(h$breaks), ', "counts": ', num(h$counts), "}") }
  sj <- tryCatch(bw.SJ(k, tol = 1e-14), error = function(e) NA)
  bw <- if (sd(k) > 0) bw.nrd0(k) else 0.9 * abs(k[1]) * length(k)^-0.2
  at <- quantile(k, c(0, 0.3, 0.5, 0.9), names = FALSE)
  paste0('{"values": ', num(v), ', "classes": ', num(c(nclass.FD(k), nclass.Sturges(k), nclass.scott(k))), ',\n"fd": ', by("FD"), ', "sturges": ', by("Sturges"), ', "scott": ', by("Scott"),
    ',\n"nrd0": ', num(bw), ', "sj": ', num(sj), ', "at": ', num(at), ', "density": ', num(sapply(at, function(a) mean(dnorm(a, k, if (is.na(sj)) bw else sj)))), "}")
}
cat('{"command": "Rscript histogram.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat(paste(sapply(names(x), function(name) paste0('"', name, '": ', one(x[[name]]))), collapse = ",\n"), "}\n", sep = "")
