# Rscript network.reference.R > network.reference.json   (R 4.2.2, packages stats: cor.test, igraph: betweenness, cluster_louvain, modularity)
# 24 features × 14 samples in three blocks, with ties, missing values and a constant row; a second table of 7 features of 12 of the samples in another order.
suppressPackageStartupMessages(library(igraph))
set.seed(9)
base <- matrix(rnorm(3 * 14), 3)
x <- t(sapply(1:24, function(i) if (i == 24) rep(2, 14) else { v <- base[(i - 1) %/% 8 + 1, ] * (if (i %% 5 == 0) -1 else 1) + rnorm(14) * 0.35; round(v, if (i %% 4 == 0) 0 else 3) }))
x[2, 3] <- NA; x[9, c(1, 7)] <- NA
rownames(x) <- sprintf("f%02d", 1:24); colnames(x) <- sprintf("S%02d", 1:14)
y <- t(sapply(1:7, function(i) base[i %% 3 + 1, ] + rnorm(14) * 0.5)); rownames(y) <- c("f01", paste0("m", 2:7)); colnames(y) <- colnames(x); y <- round(y[, c(14:9, 1:6)], 3); colnames(y)[12] <- "T99"
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
q <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, js), collapse = ",\n"), "]")
net <- function(pairs, r, p) { pairs$adj <- p.adjust(pairs$p, "BH"); k <- pairs[abs(pairs$r) >= r & pairs$adj < p, ]
  g <- graph_from_data_frame(k[, 1:2], directed = FALSE); E(g)$weight <- abs(k$r)
  best <- max(sapply(1:50, function(s) { set.seed(s); modularity(cluster_louvain(g)) }))
  paste0('{"pairs": ', nrow(pairs), ', "a": ', q(k$a), ', "b": ', q(k$b), ', "r": ', js(k$r), ', "p": ', js(k$p), ', "adj": ', js(k$adj), ', "id": ', q(V(g)$name), ', "degree": ', js(degree(g)),
         ', "betweenness": ', js(betweenness(g, directed = FALSE, weights = NA)), ', "modularity": ', format(best, digits = 17), '}') }
test <- function(u, v) { t <- suppressWarnings(cor.test(u, v, method = "spearman")); c(t$estimate, t$p.value) }
one <- do.call(rbind, apply(combn(23, 2), 2, function(ij) { t <- test(x[ij[1], ], x[ij[2], ]); data.frame(a = rownames(x)[ij[1]], b = rownames(x)[ij[2]], r = t[1], p = t[2]) }))
s <- intersect(colnames(x), colnames(y))
two <- do.call(rbind, apply(expand.grid(1:23, 1:7), 1, function(ij) { t <- test(x[ij[1], s], y[ij[2], s]); data.frame(a = rownames(x)[ij[1]], b = if (ij[2] == 1) "f01（表 2）" else rownames(y)[ij[2]], r = t[1], p = t[2]) }))
cat('{\n"command": "Rscript network.reference.R", "version": "', R.version.string, '",\n"ids": ', q(rownames(x)), ',\n"samples": ', q(colnames(x)), ',\n"values": ', rows(x), ',\n"ids2": ', q(rownames(y)), ',\n"samples2": ', q(colnames(y)), ',\n"values2": ', rows(y), ',\n', sep = "")
cat('"one": ', net(one, 0.6, 0.05), ',\n"two": ', net(two, 0.5, 0.2), '\n}\n', sep = "")
