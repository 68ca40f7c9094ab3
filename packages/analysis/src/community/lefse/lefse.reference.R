# Rscript lefse.reference.R > lefse.reference.json ; MASS::lda, kruskal.test, coin::wilcox_test; one round of run_lefse's test_lda_r
suppressMessages({library(MASS); library(coin)})
set.seed(20261124)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
# 17 samples in classes of 7, 6 and 4; 9 features, two of them the sum of others (collinear), one tied, one constant.
code <- rep(1:3, c(7, 6, 4)); n <- length(code)
x <- matrix(round(rexp(n * 9, 1 / 40), 2), n); x[, 2] <- x[, 2] + 30 * (code == 2); x[, 5] <- x[, 5] + 15 * code
x[, 6] <- round(x[, 6] / 30); x[, 8] <- x[, 1] + x[, 2]; x[, 9] <- 3
colnames(x) <- paste0("f", 1:9)
drawn <- list(1:17, sample(n, 13, TRUE), sample(n, 13, TRUE))
effects <- function(rows) {
  d <- x[rows, 1:8]; g <- factor(code[rows])
  z <- suppressWarnings(lda(d, g, tol = 1e-10)); w <- z$scaling[, 1]; u <- w / sqrt(sum(w^2)); LD <- d %*% u
  out <- NULL
  for (a in 2:3) for (b in 1:(a - 1)) {
    e <- abs(mean(LD[g == a]) - mean(LD[g == b]))
    out <- rbind(out, (abs(z$means[a, ] - z$means[b, ]) + abs(u * e)) / 2)
  }
  arr(apply(out, 1, function(r) arr(num(r))))
}
kw <- apply(x, 2, function(v) { h <- kruskal.test(v, code); c(h$statistic, h$p.value) })
pv <- function(a, b) pvalue(wilcox_test(v ~ g, data = data.frame(v = c(a, b), g = factor(rep(1:2, c(length(a), length(b)))))))
wil <- apply(x[, 1:8], 2, function(v) pv(v[code == 1], v[code == 2]))
cat('{\n  "source": "', R.version.string, ", MASS ", as.character(packageVersion("MASS")), ", coin ", as.character(packageVersion("coin")), '",\n', sep = "")
cat('  "code": ', arr(code - 1), ',\n  "values": ', arr(apply(x, 1, function(r) arr(num(r)))), ",\n", sep = "")
cat('  "kw": { "statistic": ', arr(num(kw[1, ])), ', "p": ', arr(num(kw[2, ])), ' },\n  "wilcoxon": ', arr(num(wil)), ",\n", sep = "")
cat('  "drawn": ', arr(sapply(drawn, function(r) arr(r - 1))), ',\n  "effects": ', arr(sapply(drawn, effects)), "\n}\n", sep = "")
