# Rscript wgcna.reference.R > wgcna.reference.json   (R 4.2.2, WGCNA 1.72, dynamicTreeCut 1.63)
# 150 features × 22 samples: five modules of unequal size (two of them near each other), the rest noise; a constant row and missing values in `holes`.
suppressPackageStartupMessages({ library(WGCNA); library(dynamicTreeCut) })
set.seed(42)
n <- 22; base <- matrix(rnorm(5 * n), 5); base[5, ] <- 0.75 * base[2, ] + 0.5 * rnorm(n)
sizes <- c(36, 28, 20, 14, 16); x <- do.call(rbind, lapply(1:5, function(m) t(sapply(1:sizes[m], function(i) base[m, ] * (if (i %% 6 == 0) -1 else 1) + rnorm(n) * (0.3 + 0.7 * i / sizes[m])))))
x <- rbind(x, matrix(rnorm((150 - nrow(x)) * n), ncol = n)); x <- round(8 + x, 3)
holes <- x; holes[sample(length(holes), 70)] <- NA; holes[77, ] <- 5
dimnames(x) <- dimnames(holes) <- list(sprintf("f%03d", 1:150), sprintf("S%02d", 1:n))
group <- rep(c("A", "B", "C"), c(9, 7, 6)); age <- c(23, 31, NA, 45, 52, 38, 29, 61, 44, 35, 27, 58, 49, 33, 41, 26, 55, 37, 30, 47, 53, 36)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ","), "]")
n12 <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(v, digits = 12, format = "g")), collapse = ","), "]")
raw <- function(v) paste0("[", paste(ifelse(is.na(v), "null", as.character(v)), collapse = ","), "]")
int <- function(v) paste0("[", paste(v, collapse = ","), "]")
rows <- function(m, f = num) paste0("[", paste(apply(m, 1, f), collapse = ",\n"), "]")
bylen <- function(l) { k <- sort(setdiff(unique(l), 0)); s <- sapply(k, function(v) sum(l == v)); r <- setNames(rank(-s, ties.method = "first"), k); ifelse(l == 0, 0, r[as.character(l)]) }
quiet <- function(e) { sink("/dev/null"); on.exit(sink()); suppressWarnings(e) }
one <- function(name, m, type, power, deep, pam, min) {
  d <- t(m); d <- d[, apply(d, 2, function(v) sd(v, na.rm = TRUE) > 0)]
  fit <- quiet(pickSoftThreshold(d, networkType = type))$fitIndices
  adj <- adjacency(d, power = power, type = type); tom <- quiet(TOMsimilarity(adj)); dis <- 1 - tom
  tree <- hclust(as.dist(dis), "average")
  cut <- quiet(cutreeDynamic(tree, distM = dis, deepSplit = deep, pamStage = pam != "none", pamRespectsDendro = pam == "dendrogram", minClusterSize = min, verbose = 0))
  merged <- bylen(quiet(mergeCloseModules(d, cut, cutHeight = 0.25, verbose = 0))$colors)
  me <- moduleEigengenes(d, merged)
  eg <- as.matrix(me$eigengenes); lab <- as.numeric(sub("ME", "", colnames(eg))); ord <- order(lab == 0, lab); eg <- eg[, ord]; ve <- unlist(me$varExplained)[ord]; lab <- lab[ord]
  kme <- sapply(seq_along(merged), function(i) if (merged[i] == 0) NA else cor(d[, i], eg[, lab == merged[i]], use = "p"))
  tr <- cbind(sapply(c("A", "B", "C"), function(g) as.numeric(group == g)), age = age); keep <- lab > 0
  r <- cor(eg[, keep, drop = FALSE], tr, use = "p"); p <- r; for (j in 1:ncol(tr)) p[, j] <- corPvalueStudent(r[, j], sum(!is.na(tr[, j])))
  ic <- intramodularConnectivity(adj, merged); gs <- cor(d, tr, use = "p"); gp <- gs; for (j in 1:ncol(tr)) gp[, j] <- sapply(1:nrow(gs), function(i) corPvalueStudent(gs[i, j], sum(!is.na(tr[, j]) & !is.na(d[, i]))))
  trend <- t(sapply(lab[keep], function(m) sapply(1:ncol(tr), function(j) cor(abs(kme[merged == m]), abs(gs[merged == m, j]))))); trend_p <- t(sapply(seq_along(lab[keep]), function(i) corPvalueStudent(trend[i, ], sum(merged == lab[keep][i]))))
  cyt <- quiet(exportNetworkToCytoscape(tom[merged == 1, merged == 1], threshold = 0.12, nodeNames = colnames(d)[merged == 1]))$edgeData; cyt <- cyt[order(-cyt$weight), ]; hub <- order(-abs(kme[merged == 1]))[1:5]
  more <- paste0(',\n"k_total": ', n12(ic$kTotal), ', "k_within": ', n12(ifelse(merged == 0, NA, ic$kWithin)), ',\n"gs": ', n12(gs[merged > 0, ]), ', "gs_p": ', n12(gp[merged > 0, ]), ',\n"trend": ', rows(trend, n12), ', "trend_p": ', rows(trend_p, n12),
    ',\n"edges": ', int(paste0('"', ifelse(cyt$fromNode < cyt$toNode, paste(cyt$fromNode, cyt$toNode), paste(cyt$toNode, cyt$fromNode)), '"')), ', "weights": ', n12(cyt$weight), ', "hubs": ', int(paste0('"', colnames(d)[merged == 1][hub], '"')))
  paste0('{"name": "', name, '", "type": "', type, '", "power": ', power, ', "deep": ', deep, ', "pam": "', pam, '", "min": ', min, ',\n"fit": ', rows(as.matrix(fit)), ',\n"adjacency": ', num(adj[3, ]), ',\n"tom": ', num(tom[3, ]),
    ',\n"height": ', num(tree$height), ',\n"dynamic": ', int(cut), ',\n"modules": ', int(merged), ',\n"eigengenes": ', rows(t(eg)), ',\n"explained": ', num(ve), ',\n"kme": ', num(kme), ',\n"r": ', rows(r), ', "p": ', rows(p), more, '}')
}
cat('{"command": "Rscript wgcna.reference.R", "version": "', R.version.string, ', WGCNA ', as.character(packageVersion("WGCNA")), ', dynamicTreeCut ', as.character(packageVersion("dynamicTreeCut")), '",\n"x": ', rows(x, raw), ',\n"holes": ', rows(holes, raw), ',\n"group": ["', paste(group, collapse = '", "'), '"], "age": ', num(age), ',\n"cases": [\n', sep = "")
cat(paste(c(one("x", x, "unsigned", 6, 2, "free", 10), one("x", x, "signed", 12, 4, "dendrogram", 8), one("x", x, "signed hybrid", 4, 1, "none", 12), one("holes", holes, "unsigned", 5, 2, "free", 10)), collapse = ",\n"), '\n]}\n', sep = "")
