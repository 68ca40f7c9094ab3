# Rscript multiGroup.reference.R > multiGroup.reference.json
# oneway.test, kruskal.test, TukeyHSD without its rounding, and Games-Howell and Dunn from their formulas in base R.
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
set.seed(20261122)
# 10 features × 47 samples in three groups of 15, 12 and 20.
sizes <- c(15, 12, 20); g <- factor(rep(c("A", "B", "C"), sizes)); n <- sum(sizes)
m <- matrix(signif(rnorm(10 * n, 10, 2), 7), 10)
m[1, g == "C"] <- m[1, g == "C"] + 3
m[2, g == "B"] <- 10 + (m[2, g == "B"] - 10) * 4
m[3, ] <- 7                                        # constant
m[4, c(1, 5, 20, 40)] <- NA                        # missing
m[5, ] <- round(m[5, ])                            # ties
m[6, which(g == "B")[-1]] <- NA                    # too few in one group
m[7, g == "C"] <- m[7, g == "C"] + 25              # far tail
m[8, ] <- 1e4 + m[8, ] * 0.1                      # large mean, small spread
m[9, g == "A"] <- 4                                # one group without variation
m[10, ] <- round(m[10, ] / 3) + (g == "B") * 2
enough <- function(x) all(tapply(!is.na(x), g, sum) >= 2)
omnibus <- function(x, test) {
  if (!enough(x) || sd(x, na.rm = TRUE) == 0) return(c(NA, NA, NA, NA))
  h <- if (test == "kruskal") kruskal.test(x, g) else oneway.test(x ~ g, var.equal = test == "anova")
  if (is.na(h$p.value)) return(c(NA, NA, NA, NA))
  c(h$statistic, h$parameter[1], if (test == "kruskal") NA else h$parameter[2], h$p.value)
}
pairs <- list(c(1, 2), c(1, 3), c(2, 3))
post <- function(x, kind) {
  ok <- !is.na(x); y <- x[ok]; f <- g[ok]; k <- 3; ns <- tapply(y, f, length); ms <- tapply(y, f, mean); vs <- tapply(y, f, var); N <- length(y)
  if (kind == "dunn") { r <- rank(y); rs <- tapply(r, f, mean); t <- table(y); v <- N * (N + 1) / 12 - sum(t^3 - t) / (12 * (N - 1)) }
  out <- sapply(pairs, function(ij) {
    i <- ij[1]; j <- ij[2]
    if (kind == "tukey") { mse <- sum((ns - 1) * vs) / (N - k); q <- abs(ms[j] - ms[i]) / sqrt(mse / 2 * (1 / ns[i] + 1 / ns[j])); c(ms[j] - ms[i], q, ptukey(q, k, N - k, lower.tail = FALSE)) }
    else if (kind == "games-howell") { a <- vs[i] / ns[i]; b <- vs[j] / ns[j]; q <- abs(ms[j] - ms[i]) / sqrt((a + b) / 2); df <- (a + b)^2 / (a^2 / (ns[i] - 1) + b^2 / (ns[j] - 1)); c(ms[j] - ms[i], q, ptukey(q, k, df, lower.tail = FALSE)) }
    else { z <- (rs[j] - rs[i]) / sqrt(v * (1 / ns[i] + 1 / ns[j])); c(rs[j] - rs[i], z, 2 * pnorm(-abs(z))) }
  })
  if (kind == "dunn") out[3, ] <- p.adjust(out[3, ], "holm")
  out
}
# The features whose pairs are compared here have variation in every group.
chosen <- c(1, 2, 4, 5, 7, 8, 10)
tests <- sapply(c("anova", "welch", "kruskal"), function(test) {
  o <- t(sapply(1:10, function(i) omnibus(m[i, ], test)))
  paste0('    "', test, '": { "statistic": ', row(o[, 1]), ', "df1": ', row(o[, 2]), ', "df2": ', row(o[, 3]), ', "p": ', row(o[, 4]), ', "p_adj": ', row(p.adjust(o[, 4], "BH")), " }")
})
posts <- sapply(c("tukey", "games-howell", "dunn"), function(kind) {
  o <- do.call(cbind, lapply(chosen, function(i) post(m[i, ], kind)))
  paste0('    "', kind, '": { "difference": ', row(o[1, ]), ', "statistic": ', row(o[2, ]), ', "p_adj": ', row(o[3, ]), " }")
})
cat('{\n  "source": "', R.version.string, ': oneway.test, kruskal.test, ptukey, p.adjust",\n  "sizes": [15, 12, 20],\n  "values": ', rows(m), ',\n  "tests": {\n', paste(tests, collapse = ",\n"), '\n  },\n  "chosen": [', paste(chosen, collapse = ", "), '],\n  "posts": {\n', paste(posts, collapse = ",\n"), "\n  }\n}\n", sep = "")
