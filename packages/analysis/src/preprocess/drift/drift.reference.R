# Rscript drift.reference.R > drift.reference.json   (R 4.2.2, stats::loess with surface = "direct")
# 6 features × 26 injections in two unequal batches, 7 and 6 QC samples, columns not in the order of injection: missing values, a constant row, ties.
set.seed(4)
order <- c(1:14, 1:12); batch <- rep(c("a", "b"), c(14, 12)); qc <- c(1, 3, 5, 8, 10, 12, 14, 15, 17, 19, 21, 23, 26)
g <- rep("S", 26); g[qc] <- "QC"
x <- t(sapply(1:6, function(i) round((100 * i + 30 * (batch == "b")) * exp(0.04 * i * order / 4 - 0.003 * order^2) * exp(rnorm(26, 0, 0.04)), 1)))
x[2, c(5, 9)] <- NA; x[3, ] <- 40; x[4, ] <- round(x[4, ] / 20); x[5, c(2, 19)] <- NA
shuffle <- sample(26); x <- x[, shuffle]; order <- order[shuffle]; batch <- batch[shuffle]; g <- g[shuffle]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
one <- function(name, degree, fixed = NULL, log = FALSE) {
  fit <- function(o, y, span, at) suppressWarnings(predict(loess(y ~ o, span = span, degree = degree, surface = "direct"), data.frame(o = at)))
  out <- x; spans <- NULL
  for (i in 1:nrow(x)) for (b in c("a", "b")) {
    k <- which(batch == b & g == "QC" & !is.na(x[i, ])); k <- k[base::order(order[k])]; o <- order[k]; y <- if (log) base::log(x[i, k]) else x[i, k]; n <- length(k)
    grid <- if (is.null(fixed)) Filter(function(s) floor((n - 1) * s + 1e-5) >= degree + 2, seq(0.3, 1, by = 0.05)) else max(fixed, (degree + 3) / n)
    err <- sapply(grid, function(s) sum(sapply(seq_along(y), function(j) y[j] - fit(o[-j], y[-j], s, o[j]))^2))
    s <- if (is.null(fixed)) { ok <- which(err <= min(err) * (1 + 1e-9) + 1e-18); grid[max(ok)] } else grid
    spans <- c(spans, s); at <- which(batch == b); f <- fit(o, y, s, order[at]); if (log) f <- exp(f)
    out[i, at] <- x[i, at] / f * median(x[i, g == "QC"], na.rm = TRUE)
  }
  paste0('"', name, '": {"spans": ', num(spans), ', "values": ', rows(out), '}')
}
cat('{\n"command": "Rscript drift.reference.R", "version": "', R.version.string, '",\n"groups": ["', paste(g, collapse = '", "'), '"],\n"order": ', num(order), ',\n"batch": ["', paste(batch, collapse = '", "'), '"],\n"values": ', rows(x), ",\n", sep = "")
cat(one("quadratic", 2), one("linear", 1), one("fixed", 2, 0.9), one("log", 1, log = TRUE), sep = ",\n"); cat("\n}\n")
