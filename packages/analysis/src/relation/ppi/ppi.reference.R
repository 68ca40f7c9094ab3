# Rscript ppi.reference.R > ppi.reference.json   (R 4.2.2, igraph: simplify, degree, betweenness, cluster_louvain, modularity; scores of STRING's form)
# 46 proteins in four complexes; pairs in both directions with other scores, loops, and lines to proteins that the list does not hold.
suppressPackageStartupMessages(library(igraph))
set.seed(31)
id <- sprintf("9606.ENSP%05d", 1:46); block <- rep(1:4, c(16, 13, 10, 7))
e <- t(combn(46, 2)); keep <- runif(nrow(e)) < ifelse(block[e[, 1]] == block[e[, 2]], 0.5, 0.06); e <- e[keep, ]
d <- data.frame(a = id[e[, 1]], b = id[e[, 2]], s = sample(150:999, nrow(e), TRUE)); twice <- d[seq(1, nrow(d), 3), ]
d <- rbind(d, data.frame(a = twice$b, b = twice$a, s = sample(150:999, nrow(twice), TRUE)), data.frame(a = id[1:3], b = id[1:3], s = 900)); d <- d[sample(nrow(d)), ]
list <- c(sub("9606.", "", id[c(46:9, 1:5)], fixed = TRUE), "ENSP99999")
use <- d[sub("9606.", "", d$a, fixed = TRUE) %in% list & sub("9606.", "", d$b, fixed = TRUE) %in% list & d$a != d$b, ]
use$a <- sub("9606.", "", use$a, fixed = TRUE); use$b <- sub("9606.", "", use$b, fixed = TRUE)
g <- simplify(graph_from_data_frame(use, directed = FALSE), edge.attr.comb = list(s = "max"))
among <- ecount(g); g <- delete_edges(g, E(g)[s < 400]); g <- delete_vertices(g, degree(g) == 0); E(g)$weight <- E(g)$s / 1000
best <- max(sapply(1:50, function(s) { set.seed(s); modularity(cluster_louvain(g), weights = E(g)$weight) }))
js <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
q <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
m <- as_edgelist(g)
cat('{\n"command": "Rscript ppi.reference.R", "version": "', R.version.string, '",\n"source": ', q(d$a), ',\n"target": ', q(d$b), ',\n"weight": ', js(d$s), ',\n"list": ', q(list), ',\n"among": ', among, ',\n"a": ', q(m[, 1]), ',\n"b": ', q(m[, 2]), ',\n"score": ', js(E(g)$weight), ',\n"id": ', q(V(g)$name), ',\n"degree": ', js(degree(g)), ',\n"betweenness": ', js(betweenness(g, directed = FALSE, weights = NA)), ',\n"modularity": ', format(best, digits = 17), '\n}\n', sep = "")
