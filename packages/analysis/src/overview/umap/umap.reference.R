# Rscript umap.reference.R > umap.reference.json   (R 4.2.2, uwot from Debian; n_neighbors counts the point itself, as ours)
# 117 points × 7: four groups of unequal size and a bent line; rounded so that the file holds them exactly.
# Trustworthiness is the mean of five seeds, from components and from the graph's spectrum; the better of the two is held against ours.
library(uwot)
set.seed(11)
sizes <- c(40, 25, 15, 8)
centres <- matrix(rnorm(4 * 7, sd = 4), 4)
groups <- do.call(rbind, lapply(1:4, function(g) sweep(matrix(rnorm(sizes[g] * 7), sizes[g]), 2, centres[g, ], "+")))
t <- seq(0, pi, length.out = 29)
line <- cbind(6 * cos(t), 6 * sin(t), t, matrix(rnorm(29 * 4, sd = 0.2), 29))
x <- round(rbind(groups, line), 4)
trust <- function(y, k) {
  n <- nrow(x); dx <- as.matrix(dist(x)); dy <- as.matrix(dist(y)); sum <- 0
  for (i in 1:n) {
    ox <- setdiff(order(dx[i, ], seq_len(n)), i); oy <- setdiff(order(dy[i, ], seq_len(n)), i)[1:k]
    r <- match(oy, ox); sum <- sum + sum(pmax(r - k, 0))
  }
  1 - 2 / (n * k * (2 * n - 3 * k - 1)) * sum
}
num <- function(v) paste0("[", paste(format(v, digits = 15, trim = TRUE), collapse = ", "), "]")
run <- function(seed, init, ...) { set.seed(seed); umap(x, n_neighbors = 15, min_dist = 0.3, n_epochs = 500, init = init, n_threads = 1, n_sgd_threads = 1, pca = NULL, nn_method = "fnn", ...) }
fit <- run(1, "pca", ret_extra = "fgraph")
of <- function(init, k) mean(sapply(1:5, function(s) trust(run(s, init), k)))
g <- as(as(fit$fgraph, "generalMatrix"), "TsparseMatrix")
keep <- g@i == 4 | g@i == 90
ab <- function(d) num(as.numeric(uwot:::find_ab_params(1, d)))
cat('{\n"command": "Rscript umap.reference.R", "version": "', R.version.string, ", uwot ", as.character(packageVersion("uwot")), '",\n', sep = "")
cat('"points": [', paste(apply(x, 1, num), collapse = ",\n"), "],\n", sep = "")
cat('"trust": {"k5": ', max(of("pca", 5), of("spectral", 5)), ', "k15": ', max(of("pca", 15), of("spectral", 15)), "},\n", sep = "")
cat(of("pca", 5), of("spectral", 5), of("pca", 15), of("spectral", 15), "\n", file = stderr())
cat('"map": [', paste(apply(round(fit$embedding, 4), 1, num), collapse = ", "), '], "map_trust": ', num(trust(round(fit$embedding, 4), 5)), ",\n", sep = "")
cat('"curve": {"0.1": ', ab(0.1), ', "0.3": ', ab(0.3), ', "0.8": ', ab(0.8), "},\n", sep = "")
cat('"graph": {"i": ', num(g@i[keep]), ', "j": ', num(g@j[keep]), ', "w": ', num(g@x[keep]), ', "edges": ', length(g@x), "}\n}\n", sep = "")
