# Rscript scCluster.reference.R > scCluster.reference.json   (R 4.2.2, igraph from Debian; Seurat's shared-neighbour graph by its definition)
# The points of umap.reference.json: k nearest (the point itself among the k), Jaccard of the neighbour sets, edges below 1/15 left out.
suppressMessages(library(igraph))
x <- do.call(rbind, lapply(asplit(jsonlite::fromJSON("../../overview/umap/umap.reference.json")$points, 1), as.numeric))
n <- nrow(x); k <- 12; d <- as.matrix(dist(x))
nn <- t(sapply(1:n, function(i) c(i, setdiff(order(d[i, ], seq_len(n)), i)[1:(k - 1)])))
member <- matrix(0, n, n); for (i in 1:n) member[i, nn[i, ]] <- 1
common <- member %*% t(member); snn <- common / (2 * k - common); snn[snn < 1 / 15] <- 0; diag(snn) <- 0
g <- graph_from_adjacency_matrix(snn, mode = "undirected", weighted = TRUE)
best <- function(res) {
  runs <- lapply(1:20, function(s) { set.seed(s); membership(cluster_leiden(g, objective_function = "modularity", resolution_parameter = res, n_iterations = -1)) })
  q <- sapply(runs, function(m) { w <- sum(snn); inside <- sum(snn[outer(m, m, "==")]); inside / w - res * sum((tapply(rowSums(snn), m, sum) / w)^2) })
  list(q = max(q), m = runs[[which.max(q)]])
}
num <- function(v) paste0("[", paste(format(v, digits = 15, trim = TRUE), collapse = ", "), "]")
cat('{\n"command": "Rscript scCluster.reference.R", "version": "', R.version.string, ", igraph ", as.character(packageVersion("igraph")), '",\n', sep = "")
cat('"k": 12, "edges": ', sum(snn > 0), ', "row3": ', num(snn[3, snn[3, ] > 0]), ', "row3_to": ', num(which(snn[3, ] > 0) - 1), ', "sum": ', format(sum(snn), digits = 15), ",\n", sep = "")
cat('"best": {', paste(sapply(c(0.5, 1, 2), function(r) { b <- best(r); paste0('"', r, '": {"q": ', format(b$q, digits = 15), ', "membership": ', num(as.numeric(b$m)), "}") }), collapse = ",\n"), "}\n}\n", sep = "")
