# Rscript roles.reference.R > roles.reference.json   (R 4.2.2, igraph: cluster_louvain for the modules; z and P by definition, with sd of n − 1)
# 60 nodes in five blocks of unequal size, a hub in the largest, a node that joins all, and a ring apart whose nodes all have two lines.
suppressPackageStartupMessages(library(igraph))
set.seed(5)
block <- rep(1:5, c(20, 14, 11, 9, 6)); n <- length(block); a <- matrix(0, n + 7, n + 7)
for (i in 2:n) for (j in 1:(i - 1)) a[i, j] <- rbinom(1, 1, if (block[i] == block[j]) 0.3 else 0.015)
a[2:20, 1] <- 1; for (b in 1:5) a[34, which(block == b)[1:3]] <- 1; a[34, 34] <- 0
for (i in 1:7) a[n + i, n + i %% 7 + 1] <- 1
a <- 1 * ((a + t(a)) > 0); a <- a[rowSums(a) > 0, rowSums(a) > 0]
g <- graph_from_adjacency_matrix(a, mode = "undirected")
m <- as.vector(membership(cluster_louvain(g)))
k <- sapply(seq_along(m), function(i) sapply(1:max(m), function(s) sum(a[i, m == s])))   # modules × nodes
own <- k[cbind(m, seq_along(m))]
z <- sapply(seq_along(m), function(i) { all <- own[m == m[i]]; if (sd(all) == 0) 0 else (own[i] - mean(all)) / sd(all) })
p <- 1 - colSums(sweep(k, 2, colSums(k), "/")^2)
e <- which(upper.tri(a) & a == 1, arr.ind = TRUE)
js <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
cat('{\n"command": "Rscript roles.reference.R", "version": "', R.version.string, '",\n"size": ', length(m), ',\n"source": ', js(e[, 1] - 1), ',\n"target": ', js(e[, 2] - 1), ',\n"module": ', js(m), ',\n"z": ', js(z), ',\n"p": ', js(p), '\n}\n', sep = "")
