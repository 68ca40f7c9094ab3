# Rscript kmeans.reference.R > kmeans.reference.json   (R 4.2.2, package stats: kmeans, Hartigan-Wong, 100 starts)
# 62 features × 7 samples in 4 blurred patterns, equal rows, a constant row, missing values.
set.seed(4)
base <- rbind(c(0, 1, 2, 3, 4, 5, 6), c(6, 5, 4, 3, 2, 1, 0), c(0, 3, 5, 6, 5, 3, 0), c(5, 1, 5, 1, 5, 1, 5))
x <- round(t(sapply(1:60, function(i) base[c(1, 1, 2, 3, 3, 3, 4)[i %% 7 + 1], ] * runif(1, 0.5, 3) + rnorm(7) * 1.6 + runif(1, 0, 20))), 3)
x[7, ] <- x[6, ]; x <- rbind(x, rep(4, 7), c(1, NA, 3, 4, 5, 6, 7))
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, js), collapse = ",\n"), "]")
fit <- function(m, k) { set.seed(1); f <- kmeans(m, k, nstart = 100, iter.max = 100); paste0('{"total": ', format(f$tot.withinss, digits = 17), ', "cluster": ', js(f$cluster), ', "size": ', js(sort(f$size, decreasing = TRUE)), '}') }
z <- t(scale(t(x[1:60, ])))
means <- cbind(rowMeans(x[, 1:3]), rowMeans(x[, 4:5]), rowMeans(x[, 6:7]))[1:60, ]
cat('{\n"command": "Rscript kmeans.reference.R", "version": "', R.version.string, '",\n"values": ', rows(x), ',\n', sep = "")
cat('"k4": ', fit(z, 4), ',\n"k6": ', fit(z, 6), ',\n"raw3": ', fit(x[1:61, ], 3), ',\n"groups5": ', fit(t(scale(t(means))), 5), '\n}\n', sep = "")
