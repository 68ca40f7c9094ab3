# Rscript twoGroup.reference.R > twoGroup.reference.json
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n      ", paste(apply(m, 1, row), collapse = ",\n      "), "\n    ]")
set.seed(20261121)

# 9 features × 11 samples: 5 reference, then 6 test. Pairs are 1–5 with 6–10; sample 11 has none.
small <- matrix(signif(exp(rnorm(9 * 11, 6, 0.6)), 6), 9)
small[1, 6:11] <- small[1, 6:11] * 3
small[2, ] <- 42                               # constant
small[3, c(1, 7, 8)] <- NA                     # missing
small[4, ] <- round(small[4, ] / 100)          # ties
small[5, 2:5] <- NA                            # too few in one group
small[6, ] <- c(1:5, 101:106)                  # complete separation
small[7, 7] <- small[7, 2]                     # a pair without a difference
small[8, ] <- 5 + small[8, ] * 1e-9            # large mean, small spread
small[9, 6:11] <- small[9, 6:11] * c(9, 1, 4, 2, 30, 5)
large <- matrix(signif(rnorm(4 * 115, 10, 2), 9), 4)   # 60 and 55: beyond the exact test
large[2, ] <- round(large[2, ])
large[3, 61:115] <- large[3, 61:115] + 9               # far tail
large[4, c(3, 70)] <- NA

safe <- function(expr) tryCatch(suppressWarnings(expr), error = function(e) NULL)
enough <- function(r, t) sum(!is.na(r)) >= 2 && sum(!is.na(t)) >= 2
one <- function(kind, r, t) {
  if (kind %in% c("paired", "paired-wilcoxon")) {
    n <- min(length(r), length(t)); ok <- !is.na(r[1:n]) & !is.na(t[1:n]); r <- r[1:n][ok]; t <- t[1:n][ok]
  }
  if (!enough(r, t)) return(c(NA, NA, NA))
  h <- switch(kind,
    welch = safe(t.test(t, r)), student = safe(t.test(t, r, var.equal = TRUE)), wilcoxon = safe(wilcox.test(t, r)),
    paired = safe(t.test(t, r, paired = TRUE)), `paired-wilcoxon` = safe(wilcox.test(t, r, paired = TRUE)))
  if (is.null(h) || is.na(h$p.value)) return(c(NA, NA, NA))
  c(unname(h$statistic), if (is.null(h$parameter)) NA else unname(h$parameter), h$p.value)
}
block <- function(name, data, ref, test) {
  kinds <- c("welch", "student", "wilcoxon", "paired", "paired-wilcoxon")
  expected <- sapply(kinds, function(kind) {
    out <- t(apply(data, 1, function(x) one(kind, x[ref], x[test])))
    paste0('      "', kind, '": { "statistic": ', row(out[, 1]), ', "df": ', row(out[, 2]), ', "p": ', row(out[, 3]), ', "p_adj": ', row(p.adjust(out[, 3], "BH")), " }")
  })
  paste0('  "', name, '": {\n    "reference": ', length(ref), ',\n    "values": ', rows(data), ',\n    "expected": {\n', paste(expected, collapse = ",\n"), "\n    }\n  }")
}
cat('{\n  "source": "', R.version.string, ': t.test, wilcox.test, p.adjust; test group first",\n', sep = "")
cat(block("small", small, 1:5, 6:11), ",\n", block("large", large, 1:60, 61:115), "\n}\n", sep = "")
