# Rscript transform.R <folder>: the standard analysis of a transcriptome by R from the delivered files, beside ours. Called by run.ts.
source(file.path(dirname(sub("--file=", "", grep("--file=", commandArgs(FALSE), value = TRUE))), "common.R"))
samples <- scheme$sample; group <- setNames(scheme$group, samples); code <- setNames(LETTERS[seq_along(levels_of)], levels_of)
counts <- matrix_of(delivered("基因计数.csv"), samples); expression <- matrix_of(delivered("基因表达量.csv"), samples)

distribution("distribution", expression, expression, group)

effective <- colSums(counts) * calcNormFactors(counts, method = "RLE") / 1e6; scaled <- sweep(counts, 2, effective, "/")
small <- min(abs(scaled[scaled != 0])) / 10; levels <- log2((scaled + sqrt(scaled^2 + small^2)) / 2)
check_matrix("normalize", "matrix", levels, "feature"); check("normalize", "factors", "sample", data.frame(sample = samples, factor = effective), c(factor = "x"))
units <- with(unique(ours("normalize", "distribution")[, c("stage", "unit")]), setNames(as.list(unit), stage)); before_after("normalize", log2(counts + 1), levels, units)

sample_correlation("correlation", levels)
principal("pca", levels, FALSE)
z <- t(scale(t(levels[apply(levels, 1, sd) > 0, ]))); tree <- hclust(dist(t(z)), "average")
check_tree("hclust", tree, "samples"); check_order("hclust", "order", tree, samples, "samples"); check_clusters("hclust", "clusters", samples, cutree(tree, length(unique(ours("hclust", "clusters")$cluster))), "samples")

# Codes for the groups, because R makes other names of some of them.
whole <- counts; storage.mode(whole) <- "integer"; d <- DESeqDataSetFromMatrix(whole, data.frame(batch = factor(match(scheme$batch, unique(scheme$batch))), group = factor(unname(code[group]))), ~ batch + group); d <- suppressMessages(DESeq(d, quiet = TRUE))
check("deseq2", "factors", "sample", data.frame(sample = samples, library_size = colSums(counts), factor = sizeFactors(d)), c(library_size = "x", factor = "x"))
m <- mcols(d); check("deseq2", "dispersions", "feature", data.frame(feature = rownames(d), base_mean = m$baseMean, gene_est = m$dispGeneEst, fit = m$dispFit, map = m$dispMAP, final = m$dispersion, outlier = ifelse(m$dispOutlier, "yes", "no"), max_cooks = m$maxCooks, replaced = if (is.null(m$replace)) "no" else ifelse(m$replace %in% TRUE, "yes", "no")), c(base_mean = "x", fit = "loose", map = "loose", final = "loose", outlier = "text", max_cooks = "loose", replaced = "text"))
# Where a gene shows no more spread than Poisson, both stop at their floor, on their own way there.
have <- ours("deseq2", "dispersions"); far <- m$dispGeneEst[match(have$feature, rownames(d))] > 1e-6; away <- away_of(have$gene_est, m$dispGeneEst[match(have$feature, rownames(d))], "x")[far]; note("deseq2", "dispersions", "gene_est", max(away), sum(far), sum(away > 1e-3)); if (any(away > 1e-3)) complain("deseq2.dispersions.gene_est is off by %g", max(away))
differences <- lapply(setNames(contrasts, vapply(contrasts, function(c) c$id, "")), function(c) {
  r <- as.data.frame(results(d, contrast = c("group", code[[c$test]], code[[c$reference]]), alpha = 0.05))
  significant <- !is.na(r$padj) & r$padj < 0.05
  data.frame(contrast = c$name, feature = rownames(r), base_mean = r$baseMean, log2fc = r$log2FoldChange, lfc_se = r$lfcSE, statistic = r$stat, p = r$pvalue, p_adj = r$padj, direction = ifelse(is.na(r$padj), "untested", ifelse(significant & abs(r$log2FoldChange) >= 1, ifelse(r$log2FoldChange > 0, "up", "down"), "none")), stringsAsFactors = FALSE)
})
result <- do.call(rbind, differences); have <- ours("deseq2", "result")
check("deseq2", "result", c("contrast", "feature"), result, c(base_mean = "x", log2fc = "loose", lfc_se = "loose", statistic = "loose", direction = "text"))
leave("deseq2", "result", "reason", "words")
# p-values of Wald statistics of tens of standard errors magnify the last digits: the agreed measure is the order, and which genes pass.
at <- match(paste(have$contrast, have$feature), paste(result$contrast, result$feature)); for (column in c("p", "p_adj")) { a <- have[[column]]; r <- result[[column]][at]; both <- !is.na(a) & !is.na(r); order <- cor(-log10(pmax(a[both], 1e-300)), -log10(pmax(r[both], 1e-300)), method = "spearman"); hits <- sum(a < 0.05 & r < 0.05, na.rm = TRUE) / sum(a < 0.05 | r < 0.05, na.rm = TRUE); bound("deseq2", "result", column, order > 0.99 && hits >= 0.95 && all(is.na(a) == is.na(r)), sprintf("%s: Spearman %g, Jaccard %g, missing in %d and %d", column, order, hits, sum(is.na(a)), sum(is.na(r)))) }

changed <- lapply(differences, function(r) r$feature[r$direction %in% c("up", "down")]); names(changed) <- vapply(contrasts, function(c) c$name, ""); all <- unique(unlist(changed)); venn_of("venn", changed)

heatmap_of("heatmap", levels[rownames(levels) %in% all, ], "batch")

means <- sapply(levels_of, function(l) rowMeans(levels[, group == l])); spread <- apply(means, 1, var); top <- sort(order(-spread)[seq_len(min(option("trend", "top_variable"), nrow(means)))]); zt <- t(scale(t(means[top, ])))
check_matrix("trend", "profiles", zt, "id"); n <- nrow(zt); D <- ncol(zt); fuzz <- 1 + (1418 / n + 22.05) * D^(-2) + (12.33 / n + 0.243) * D^(-0.0406 * log(n) - 0.1134)
clusters <- ours("trend", "memberships"); u <- as.matrix(clusters[, -1]); centres <- ours("trend", "centers"); centre <- as.matrix(centres[, -1]); ds <- sapply(seq_len(ncol(u)), function(k) rowSums(sweep(zt[clusters$id, ], 2, centre[k, ])^2))
best <- Inf; for (s in 1:20) { set.seed(s); f <- cmeans(zt, ncol(u), m = fuzz, iter.max = 2000, control = list(reltol = 1e-12)); o <- sum(f$membership^fuzz * sapply(seq_len(ncol(u)), function(k) rowSums(sweep(zt, 2, f$centers[k, ])^2))); if (o < best) { best <- o; fit <- f } }
bound("trend", "memberships", names(clusters), sum(u^fuzz * ds) <= best * 1.001, sprintf("objective %g, R's best %g", sum(u^fuzz * ds), best))
# The objective is the agreed measure; centres and memberships must be those that belong to each other.
bound("trend", "centers", names(centres), max(abs(crossprod(u^fuzz, zt[clusters$id, ]) / colSums(u^fuzz) - centre)) < 1e-4, "a centre is not the weighted mean of its features")
inverse <- (1 / ds)^(1 / (fuzz - 1)); bound("trend", "clusters", names(ours("trend", "clusters")), max(abs(inverse / rowSums(inverse) - u)) < 1e-3 && all(max.col(u, "first") == ours("trend", "clusters")$cluster), "memberships do not follow the distances")
label <- max.col(u, "first"); check("trend", "summary", "cluster", data.frame(cluster = seq_len(ncol(u)), size = tabulate(label, ncol(u)), core = tabulate(label[apply(u, 1, max) >= 0.5], ncol(u)), withinss = vapply(seq_len(ncol(u)), function(k) sum(ds[label == k, k]), 0)), c(size = "x", core = "x", withinss = "loose"))

obo <- read_obo("GO层级.obo"); parents <- Map(c, obo$is_a, obo$part_of); go <- sets_of("GO注释.csv", parents); kegg <- sets_of("KEGG通路.csv"); classes <- unique(delivered("KEGG通路.csv")[, c("term", "name", "class_a", "class_b")]); kegg_names <- setNames(classes$name, classes$term)
counted <- function(step, difference, members, aspect, name, shown) {
  if (is.null(steps[[step]])) return(invisible())
  known <- unique(unlist(members)); universe <- intersect(difference$feature[!is.na(difference$p)], known); members <- lapply(members, intersect, universe); side <- function(w) intersect(difference$feature[difference$direction %in% w], universe); up <- side("up"); down <- side("down"); drawn <- c(up, down)
  count <- function(l) vapply(members, function(m) sum(m %in% l), 0); k <- count(drawn); M <- lengths(members); p <- phyper(k - 1, M, length(universe) - M, length(drawn), lower.tail = FALSE)
  want <- data.frame(class = names(members), aspect = aspect, name = name, count = k, percent = 100 * k / length(drawn), up = count(up), up_percent = 100 * count(up) / length(up), down = count(down), down_percent = 100 * count(down) / length(down), background = M, background_percent = 100 * M / length(universe), fold = (k / length(drawn)) / (M / length(universe)), p = p, p_adj = p.adjust(p, "BH"), features = vapply(members, function(m) paste(sort(intersect(m, drawn)), collapse = ";"), ""), stringsAsFactors = FALSE)
  check(step, "classes", "class", want[want$count > 0 | want$class %in% ours(step, "classes")$class, ], c(aspect = "text", name = "text", count = "x", percent = "x", up = "x", up_percent = "x", down = "x", down_percent = "x", background = "x", background_percent = "x", fold = "x", p = "p", p_adj = "p", features = "text"))
  rows <- do.call(rbind, lapply(names(members), function(c) { f <- intersect(members[[c]], drawn); if (length(f)) data.frame(feature = f, class = c, name = name[match(c, names(members))], difference[match(f, difference$feature), c("direction", "log2fc", "p", "p_adj")]) }))
  check(step, "members", c("feature", "class"), rows, c(name = "text", direction = "text", log2fc = "loose", p = "loose", p_adj = "loose"))
  u <- ours(step, "unmatched"); bound(step, "unmatched", names(u), setequal(u$feature, setdiff(difference$feature[difference$direction %in% c("up", "down")], known)), "other features without a class")
}
second <- obo$ids[vapply(obo$is_a, function(p) any(lengths(obo$is_a[p]) == 0), NA)]; second <- second[second %in% names(go)]; aspects <- c(biological_process = "生物过程", molecular_function = "分子功能", cellular_component = "细胞组分")
narrow <- unique(classes[, c("class_a", "class_b")]); by_class <- setNames(lapply(seq_len(nrow(narrow)), function(i) unique(unlist(kegg[classes$term[classes$class_a == narrow$class_a[i] & classes$class_b == narrow$class_b[i]]]))), paste(narrow$class_a, narrow$class_b, sep = "|"))
interactions <- delivered("蛋白互作.csv")
for (c in contrasts) {
  difference <- differences[[c$id]]; step <- function(id) paste0(id, "@", c$id)
  enrichment(step("ora-go"), go, difference, obo$names, parents, list(is_a = obo$is_a, part_of = obo$part_of)); enrichment(step("ora-kegg"), kegg, difference, kegg_names)
  counted(step("term-classes-go"), difference, go[second], unname(aspects[obo$namespaces[second]]), unname(obo$names[second])); counted(step("term-classes-kegg"), difference, by_class, narrow$class_a, narrow$class_b)

  g <- step("gsea"); if (!is.null(steps[[g]])) {
    ranked <- difference[!is.na(difference$statistic), ]; ranked <- ranked[order(-ranked$statistic), ]; score <- ranked$statistic; N <- length(score); sets <- lapply(kegg, function(m) sort(match(m, ranked$feature))); sets <- sets[lengths(sets) >= 15 & lengths(sets) <= 500]
    running <- function(hits) { s <- abs(score[hits]); walk <- rep(-1 / (N - length(hits)), N); walk[hits] <- s / sum(s); cumsum(walk) }; es <- function(hits) { r <- running(hits); if (max(0, r) >= -min(0, r)) max(0, r) else min(0, r) }
    edge <- function(hits) { r <- running(hits); if (max(0, r) >= -min(0, r)) hits[hits <= which.max(r)] else rev(hits[hits > which.min(r)]) }
    set.seed(7); value <- vapply(sets, es, 0); null <- lapply(setNames(nm = unique(lengths(sets))), function(k) replicate(1000, es(sort(sample(N, k))))); of <- function(s) null[[as.character(lengths(sets)[[s]])]]; names(null) <- unique(lengths(sets))
    nes <- vapply(names(sets), function(s) { w <- of(s); value[[s]] / mean(abs(w[sign(w) == sign(value[[s]])])) }, 0); edges <- lapply(sets, edge)
    check(g, "result", "term", data.frame(term = names(sets), name = unname(kegg_names[names(sets)]), size = lengths(sets), es = value, leading_size = lengths(edges), leading_edge = vapply(edges, function(h) paste(ranked$feature[h], collapse = ";"), "")), c(name = "text", size = "x", es = "loose", leading_size = "x", leading_edge = "text"))
    have <- ours(g, "result"); bound(g, "result", c("nes", "p", "p_adj"), cor(have$nes, nes[have$term]) > 0.98 && all(abs(have$p_adj - p.adjust(have$p, "BH")) < 1e-12), sprintf("NES r %g", cor(have$nes, nes[have$term])))
    check(g, "ranking", "position", data.frame(position = seq_len(N), feature = ranked$feature, score = score), c(feature = "text", score = "loose"))
    curve <- ours(g, "curves"); at <- mapply(function(t, k) if (k == 0) 0 else running(sets[[t]])[k], curve$term, curve$position); stops <- abs(curve$running - at) < 1e-4 * max(abs(at)) | curve$hit == 0; bound(g, "curves", names(curve), all(stops), sprintf("%d points lie off the running sum", sum(!stops)))
    o <- ours(g, "overlap"); shared <- mapply(function(a, b) length(intersect(edges[[a]], edges[[b]])), o$term_a, o$term_b); check(g, "overlap", c("term_a", "term_b"), data.frame(o[, c("term_a", "term_b")], name_a = unname(kegg_names[o$term_a]), name_b = unname(kegg_names[o$term_b]), shared = shared, jaccard = shared / mapply(function(a, b) length(union(edges[[a]], edges[[b]])), o$term_a, o$term_b)), c(name_a = "text", name_b = "text", shared = "x", jaccard = "x"))
    u <- ours(g, "unmatched"); bound(g, "unmatched", names(u), setequal(u$feature, setdiff(ranked$feature, unlist(kegg))), "other features without a set")
  }

  q <- step("ppi"); if (!is.null(steps[[q]])) {
    list <- difference$feature[difference$direction %in% c("up", "down")]; e <- interactions[interactions$protein1 %in% list & interactions$protein2 %in% list & interactions$protein1 != interactions$protein2, ]; net <- simplify(graph_from_data_frame(data.frame(e[, 1:2], s = e$combined_score / 1000), directed = FALSE), edge.attr.comb = list(s = "max")); net <- delete_edges(net, E(net)[s < 0.4]); net <- delete_vertices(net, degree(net) == 0)
    key <- function(a, b) ifelse(a < b, paste(a, b), paste(b, a)); have <- ours(q, "edges"); ends <- as_edgelist(net); at <- match(key(have$source, have$target), key(ends[, 1], ends[, 2])); bound(q, "edges", names(have), nrow(have) == ecount(net) && !anyNA(at) && max(abs(have$score - E(net)$s[at])) < 1e-12, "other edges or scores")
    nodes <- ours(q, "nodes"); check(q, "nodes", "id", data.frame(id = V(net)$name, degree = degree(net), betweenness = betweenness(net, directed = FALSE, weights = NA), change = difference$log2fc[match(V(net)$name, difference$feature)]), c(degree = "x", betweenness = "x", change = "loose"))
    best <- max(vapply(1:30, function(s) { set.seed(s); modularity(cluster_louvain(net, weights = E(net)$s), weights = E(net)$s) }, 0)); own <- modularity(net, nodes$module[match(V(net)$name, nodes$id)], weights = E(net)$s); bound(q, "nodes", "module", own >= best - 0.01, sprintf("modularity %g, R's best %g", own, best))
    leave(q, "nodes", c("x", "y"), "places in the figure"); module <- nodes$module[match(V(net)$name, nodes$id)]; adjacent <- as_adjacency_matrix(net, sparse = FALSE); inside <- sapply(sort(unique(module)), function(k) rowSums(adjacent[, module == k, drop = FALSE])); within <- inside[cbind(seq_along(module), match(module, sort(unique(module))))]
    zi <- ave(within, module, FUN = function(v) if (length(v) > 1 && sd(v) > 0) (v - mean(v)) / sd(v) else 0); check(q, "nodes", "id", data.frame(id = V(net)$name, zi = zi, pi = 1 - rowSums((inside / degree(net))^2)), c(zi = "x", pi = "x")); leave(q, "nodes", "role", "words of zi and pi")
    u <- ours(q, "unmatched"); bound(q, "unmatched", names(u), setequal(u$feature, setdiff(list, V(net)$name)), "other features outside the network")
  }
}
report()
