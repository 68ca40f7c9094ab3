# Rscript tsne.reference.R > tsne.reference.json   (R 4.2.2, Rtsne from Debian)
# The points of umap.reference.json; trustworthiness of Rtsne, the best of five seeds, exact (theta 0) and Barnes–Hut (theta 0.5).
library(Rtsne)
x <- do.call(rbind, lapply(jsonlite::fromJSON("../umap/umap.reference.json")$points |> asplit(1), as.numeric))
trust <- function(y, k) {
  n <- nrow(x); dx <- as.matrix(dist(x)); dy <- as.matrix(dist(y)); sum <- 0
  for (i in 1:n) {
    ox <- setdiff(order(dx[i, ], seq_len(n)), i); oy <- setdiff(order(dy[i, ], seq_len(n)), i)[1:k]
    r <- match(oy, ox); sum <- sum + sum(pmax(r - k, 0))
  }
  1 - 2 / (n * k * (2 * n - 3 * k - 1)) * sum
}
run <- function(theta, k) max(sapply(1:5, function(s) { set.seed(s); trust(Rtsne(x, perplexity = 20, theta = theta, pca = FALSE, check_duplicates = FALSE)$Y, k) }))
cost <- function(theta) min(sapply(1:5, function(s) { set.seed(s); sum(Rtsne(x, perplexity = 20, theta = theta, pca = FALSE, check_duplicates = FALSE)$costs) }))
cat('{\n"command": "Rscript tsne.reference.R", "version": "', R.version.string, ", Rtsne ", as.character(packageVersion("Rtsne")), '",\n', sep = "")
cat('"exact": {"k5": ', run(0, 5), ', "k15": ', run(0, 15), ', "kl": ', cost(0), '},\n"barnes_hut": {"k5": ', run(0.5, 5), ', "k15": ', run(0.5, 15), "}\n}\n", sep = "")
