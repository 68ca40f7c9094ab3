# Rscript engine.R FILE: CPU seconds of R's own functions on data made as in exampleData.ts; one JSON object.
file <- commandArgs(TRUE)[1]
set.seed(1)
data <- function(rows, columns) matrix(runif(rows * columns) - 0.5, rows) + (matrix(runif(rows * 5), rows) - 0.5) %*% (matrix(runif(5 * columns), 5) - 0.5)
used <- c(); notes <- c()
# The slow ones are run once: they only have to show the order of size.
measure <- function(name, f, times = 1, factor = 1, note = "") {
  t <- median(replicate(times, { t <- system.time(f()); t[["user.self"]] + t[["sys.self"]] }))
  used[[name]] <<- t * factor
  notes[[name]] <<- note
}
if (requireNamespace("data.table", quietly = TRUE)) {
  measure("CSV 104 MB, 20,000 × 800", function() data.table::fread(file, nThread = 1), 3, note = "data.table::fread")
} else measure("CSV 104 MB, 20,000 × 800", function() read.csv(file, row.names = 1, colClasses = c("character", rep("numeric", 800)), comment.char = "", nrows = 20000), note = "read.csv with colClasses")
wide <- t(data(20000, 500))
measure("PCA 500 × 20,000, 10 components", function() prcomp(wide, rank. = 10), note = "prcomp")
features <- t(data(2000, 500))
measure("correlation of 2,000 features, n = 500", function() cor(features), 3, note = "cor")
items <- data(5000, 500)
measure("distances 5,000 × 500", function() dist(items), note = "dist")
d <- dist(items)
for (linkage in c("average", "complete", "single", "ward.D2")) measure(paste0("hclust ", linkage, ", 5,000"), function() hclust(d, linkage), 3, note = "hclust")

x <- matrix(10 + runif(20000 * 500), 20000); a <- seq(1, 500, 2); b <- a + 1
moments <- function(v) { m <- rowMeans(v); list(m = m, s2 = rowSums((v - m)^2) / (ncol(v) - 1), n = ncol(v)) }
measure("welch 500 × 20,000", function() {
  p <- moments(x[, a]); q <- moments(x[, b]); e1 <- p$s2 / p$n; e2 <- q$s2 / q$n; e <- e1 + e2
  2 * pt(-abs((q$m - p$m) / sqrt(e)), e^2 / (e1^2 / (p$n - 1) + e2^2 / (q$n - 1)))
}, 3, note = "vectorised by rowMeans; a loop of t.test takes about 100 times as long")
measure("student 500 × 20,000", function() {
  p <- moments(x[, a]); q <- moments(x[, b]); df <- p$n + q$n - 2
  2 * pt(-abs((q$m - p$m) / sqrt(((p$n - 1) * p$s2 + (q$n - 1) * q$s2) / df * (1 / p$n + 1 / q$n))), df)
}, 3, note = "vectorised by rowMeans")
measure("wilcoxon 500 × 20,000", function() for (i in 1:2000) wilcox.test(x[i, b], x[i, a])$p.value, factor = 10, note = "loop of wilcox.test: 2,000 features × 10")

text <- function(x) paste0('"', x, '"')
object <- function(x, show) paste0("{", paste0(text(names(x)), ": ", show(unlist(x)), collapse = ", "), "}")
cat('{"version": ', text(R.version.string), ', "blas": ', text(basename(extSoftVersion()[["BLAS"]])), ', "seconds": ', object(used, function(x) round(x, 4)), ', "notes": ', object(notes, text), "}\n", sep = "")
