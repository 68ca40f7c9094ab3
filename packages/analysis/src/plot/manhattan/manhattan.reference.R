# Rscript manhattan.reference.R > manhattan.reference.json ; ppoints, qbeta, qchisq
set.seed(20261122)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
one <- function(p) {
  p <- sort(p[!is.na(p)]); n <- length(p); r <- seq_len(n)
  paste0('{ "lambda": ', num(median(qchisq(p, 1, lower.tail = FALSE)) / qchisq(0.5, 1)), ', "expected": ', arr(num(-log10(ppoints(n)))), ', "observed": ', arr(num(ifelse(p == 0, NA, -log10(p)))),
    ', "low": ', arr(num(-log10(qbeta(0.975, r, n - r + 1)))), ', "high": ', arr(num(-log10(qbeta(0.025, r, n - r + 1)))), " }")
}
# Ties, missing values, a p of 1; an even and an odd count, and fewer than ppoints' ten.
even <- c(signif(runif(36)^1.4, 3), 0.5, 0.5, 1, NA, 3e-12, NA)
odd <- c(runif(6), NA, 0)
rank <- c(1, 2, 10, 1000, 5e5, 999999, 1e6)
cat('{\n  "source": "', R.version.string, '",\n  "even": { "p": ', arr(num(even)), ', "result": ', one(even), ' },\n  "odd": { "p": ', arr(num(odd)), ', "result": ', one(odd), ' },\n', sep = "")
cat('  "million": { "rank": ', arr(rank), ', "low": ', arr(num(qbeta(0.025, rank, 1e6 - rank + 1))), ', "high": ', arr(num(qbeta(0.975, rank, 1e6 - rank + 1))), " }\n}\n", sep = "")
