# Rscript distributions.reference.R > distributions.reference.json
options(digits = 17)
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g"))
row <- function(...) paste0("[", paste(num(c(...)), collapse = ", "), "]")
rows <- function(grid, f) paste(apply(grid, 1, function(g) row(g, do.call(f, as.list(unname(g))))), collapse = ",\n    ")
# Keep what a double can hold: analysis promises figures above 1e-300 only.
keep <- function(grid, f) { v <- apply(grid, 1, function(g) do.call(f, as.list(unname(g)))); grid[v > 1e-300, , drop = FALSE] }
block <- function(name, grid, f) paste0('  "', name, '": [\n    ', rows(grid, f), "\n  ]")
tail_block <- function(name, grid, f) block(name, keep(grid, f), f)

two_t <- function(t, df) 2 * pt(-abs(t), df)
upper_f <- function(f, a, b) pf(f, a, b, lower.tail = FALSE)
upper_c <- function(x, df) pchisq(x, df, lower.tail = FALSE)
upper_n <- function(z) pnorm(z, lower.tail = FALSE)
cat("{\n")
cat(paste0('  "source": "', R.version.string, ': pt, pf, pchisq, pnorm, lgamma, p.adjust",\n'))
cat(tail_block("student", expand.grid(c(0, 1e-6, 0.3, -1.7, 2.5, 9, 40, 300), c(0.8, 1, 2.3, 7, 22.4, 498, 4e5, 1e7)), two_t), ",\n", sep = "")
cat(tail_block("fisher", expand.grid(c(1e-4, 0.5, 1, 3.7, 60, 900), c(1, 3, 17), c(2, 9.5, 240)), upper_f), ",\n", sep = "")
cat(tail_block("chiSquared", expand.grid(c(1e-4, 0.5, 3.84, 40, 900), c(1, 2, 7, 150)), upper_c), ",\n", sep = "")
cat(tail_block("normal", expand.grid(c(-8, -1, 0, 0.5, 1.96, 6, 20, 37)), upper_n), ",\n", sep = "")
cat(block("logGamma", expand.grid(c(1e-5, 0.1, 0.5, 1.5, 3, 12.25, 19.999, 20, 171.5, 1e6)), lgamma), ",\n", sep = "")
p <- c(0.01, NA, 0.04, 0.04, 0.03, 1e-20, 0.9, NA, 0.6, 0.0004)
cat('  "p": ', row(p), ",\n", sep = "")
cat('  "adjusted": {', paste(sapply(c("BH", "bonferroni", "holm"), function(m) paste0('"', m, '": ', row(p.adjust(p, m)))), collapse = ", "), "}\n}\n")
