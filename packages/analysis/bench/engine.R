# Rscript engine.R NAME ROUNDS FILE: CPU seconds (user and system, median) and peak memory of one operation in R, as one JSON object;
# data are made as in exampleData.ts. Without a name: the version of R. An operation that R or its packages do not have prints nothing.
arguments <- commandArgs(TRUE)
quoted <- function(x) paste0('"', x, '"')
if (length(arguments) == 0) {
  cat('{"version": ', quoted(R.version.string), ', "blas": ', quoted(basename(extSoftVersion()[["BLAS"]])), "}\n", sep = "")
  quit()
}
wanted <- arguments[1]; rounds <- as.integer(arguments[2]); file <- arguments[3]
set.seed(1)
has <- function(...) all(vapply(c(...), requireNamespace, NA, quietly = TRUE))
noise <- function(rows, columns) matrix(runif(rows * columns) - 0.5, rows) + (matrix(runif(rows * 5), rows) - 0.5) %*% (matrix(runif(5 * columns), 5) - 0.5)
points <- function(count, d) {
  centres <- t(matrix(12 * (runif(20 * d) - 0.5) / sqrt(seq_len(d)), d))
  centres[floor(20 * runif(count)^2) + 1, ] + t(matrix(rnorm(count * d) / sqrt(1 + (seq_len(d) - 1) / 4), d))
}
two_groups <- function(rows = 20000, columns = 500) matrix(10 + runif(rows * columns), rows)
differing <- function(rows, columns) { x <- two_groups(rows, columns); x[seq(1, rows, 10), seq(2, columns, 2)] <- x[seq(1, rows, 10), seq(2, columns, 2)] + 0.2; x }
community <- function(features, samples) { x <- matrix(ifelse(runif(features * samples) < 0.2, ceiling(1 / (runif(features * samples) + 1e-3)), 0), samples); x[, 1:20] <- pmax(x[, 1:20], 1); x }
a <- seq(1, 500, 2); b <- a + 1

# `f` is measured; of an expensive one only a part is run and multiplied by `factor`.
measure <- function(f, times = rounds, factor = 1, note = "") {
  spent <- c()
  while (length(spent) < times && sum(spent) < 40) { t <- system.time(f()); spent <- c(spent, t[["user.self"]] + t[["sys.self"]]) }
  peak <- as.numeric(gsub("\\D", "", grep("VmHWM", readLines("/proc/self/status"), value = TRUE))) / 1024
  cat('{"seconds": ', median(spent) * factor, ', "megabytes": ', peak, ', "note": ', quoted(note), "}\n", sep = "")
}
moments <- function(v) { m <- rowMeans(v); list(m = m, s2 = rowSums((v - m)^2) / (ncol(v) - 1), n = ncol(v)) }
loops <- function(x, test) measure(function() for (i in 1:1000) test(x[i, ])$p.value, 1, nrow(x) / 1000, "loop, 1,000 features scaled up")

table_of <- function(rows, columns) if (has("data.table")) measure(function() data.table::fread(file, nThread = 1), note = "data.table::fread") else
  measure(function() read.csv(file, row.names = 1, colClasses = c("character", rep("numeric", columns)), comment.char = "", nrows = rows), 1, note = "read.csv with colClasses")
hclust_by <- function(linkage) { d <- dist(noise(5000, 50)); measure(function() hclust(d, linkage), note = "hclust") }
neighbours <- function(count) {
  x <- points(count, 30)
  if (has("RcppHNSW")) measure(function() RcppHNSW::hnsw_knn(x, 16, ef = 50, n_threads = 1, verbose = FALSE), note = "RcppHNSW, approximate; ours is exact") else
  if (has("FNN")) measure(function() FNN::get.knn(x, 15), note = "FNN kd-tree")
}
pls_folds <- function() {
  x <- t(differing(20000, 500)); y <- rep(c(-1, 1), 250)
  measure(function() for (fold in 1:10) {
    train <- seq_len(500) %% 10 != fold - 1; m <- colMeans(x[train, ]); s <- sqrt(colSums(t(t(x[train, ]) - m)^2) / (sum(train) - 1))
    z <- t((t(x) - m) / s); pls::simpls.fit(z[train, ], as.matrix(y[train]), 5, center = FALSE)
  }, 1, note = "pls::simpls.fit, scaling refitted per fold")
}
running <- function(hits, strength, n) {
  up <- cumsum(strength[hits]) / sum(strength[hits]); fall <- (hits - seq_along(hits)) / (n - length(hits))
  high <- max(up - fall); low <- min(c(0, up[-length(up)]) - fall); if (high >= -low) high else low
}
gsea <- function() {
  n <- 20000; strength <- abs(4 - 8 * (seq_len(n) - 1) / n); sizes <- unique(15 + ((0:999) * 97) %% 486)
  measure(function() for (draw in 1:50) { order <- sample.int(n, 500); for (size in sizes) running(sort(order[seq_len(size)]), strength, n) }, 1, 20, "vectorised by definition (fgsea is not installed), 50 draws scaled up")
}
lefse <- function() {
  x <- community(2000, 100); x <- x / rowSums(x) * 1e6; group <- factor(rep(c("A", "B"), 50))
  measure(function() {
    p <- apply(x, 2, function(v) kruskal.test(v, group)$p.value); kept <- which(p < 0.05)
    for (boot in 1:30) { rows <- sample(100, 66); d <- as.data.frame(x[rows, kept]); d <- d + matrix(rnorm(length(rows) * length(kept), sd = 1e-3 * apply(d, 2, max)), nrow(d)); suppressWarnings(MASS::lda(d, group[rows])) }
  }, 1, note = "kruskal.test in a loop, 30 × MASS::lda")
}

gene_counts <- function(genes, samples) {
  m <- exp(4 + 2 * rnorm(genes)) * ifelse(outer((seq_len(genes) - 1) %% 10 == 0, seq_len(samples) %% 2 == 0, "&"), 2, 1) * exp(0.3 * matrix(rnorm(genes * samples), genes))
  x <- pmax(round(m + sqrt(m) * matrix(rnorm(genes * samples), genes)), 0); dimnames(x) <- list(paste0("f", seq_len(genes)), paste0("s", seq_len(samples))); storage.mode(x) <- "integer"; x
}
course_modules <- function(features, samples) { courses <- matrix(rnorm(ceiling(features / 100) * samples), samples); i <- seq_len(features) - 1; 8 + courses[, i %/% 100 + 1] + t((0.5 + (i %% 100) / 50) * matrix(rnorm(features * samples), features)) }
deseq <- function() {
  x <- gene_counts(20000, 12); d <- data.frame(g = factor(rep(c("A", "B"), 6)), row.names = colnames(x))
  measure(function() DESeq2::results(DESeq2::DESeq(DESeq2::DESeqDataSetFromMatrix(x, d, ~g), quiet = TRUE)), note = "DESeq, results")
}
edger <- function() {
  x <- gene_counts(20000, 12); g <- factor(rep(c("A", "B"), 6)); design <- model.matrix(~g)
  measure(function() { y <- edgeR::DGEList(x, group = g); y <- edgeR::calcNormFactors(y[edgeR::filterByExpr(y), , keep.lib.sizes = FALSE]); edgeR::topTags(edgeR::glmQLFTest(edgeR::glmQLFit(edgeR::estimateDisp(y, design), design)), Inf) }, note = "filterByExpr, TMM, estimateDisp, glmQLFit, glmQLFTest")
}
voom <- function() {
  x <- gene_counts(20000, 60); g <- factor(rep(c("A", "B"), 30)); design <- model.matrix(~g)
  measure(function() { y <- edgeR::DGEList(x, group = g); y <- edgeR::calcNormFactors(y[edgeR::filterByExpr(y), , keep.lib.sizes = FALSE]); limma::topTable(limma::eBayes(limma::lmFit(limma::voom(y, design), design)), coef = 2, number = Inf) }, note = "filterByExpr, TMM, voom, lmFit, eBayes")
}
ora <- function() {
  genes <- paste0("g", 0:19999); sizes <- 15 + ((0:999) * 97) %% 486; listed <- genes[seq(1, 20000, 10)]
  sets <- lapply(0:999, function(s) genes[(s * 7919 + (seq_len(sizes[s + 1]) - 1) * 37) %% 20000 + 1])
  measure(function() {
    all <- unlist(sets); of <- rep(seq_along(sets), lengths(sets)); known <- all %in% genes; universe <- intersect(genes, all); drawn <- intersect(listed, universe)
    hit <- known & all %in% drawn; k <- tabulate(of[hit], length(sets)); m <- tabulate(of[known], length(sets))
    p <- phyper(k - 1, m, length(universe) - m, length(drawn), lower.tail = FALSE); p.adjust(p, "BH"); vapply(split(all[hit], factor(of[hit], seq_along(sets))), paste, "", collapse = "/")
  }, note = "vectorised match, tabulate, phyper")
}
# 200 permutations of the 7-fold cross-validation; a part is run.
pls_da <- function() {
  x <- t(differing(2000, 100)); y <- rep(c(-1, 1), 50); fold <- (seq_len(100) - 1) %% 7
  cross <- function(y) for (f in 0:6) { train <- fold != f; m <- colMeans(x[train, ]); s <- sqrt(colSums(t(t(x[train, ]) - m)^2) / (sum(train) - 1)); pls::simpls.fit(t((t(x[train, ]) - m) / s), as.matrix(y[train]), 3, center = FALSE) }
  measure(function() for (i in 1:10) { cross(sample(y)); pls::simpls.fit(scale(x), as.matrix(y), 3, center = FALSE) }, 3, 20.1, "pls::simpls.fit, scaling refitted per fold; 10 permutations scaled up")
}
svm_rfe <- function() {
  x <- t(differing(1000, 100)); y <- rep(c(-1, 1), 50); fold <- (seq_len(100) - 1) %/% 2 %% 10; sizes <- 1000; while (tail(sizes, 1) > 1) sizes <- c(sizes, tail(sizes, 1) - max(1, tail(sizes, 1) %/% 10))
  rfe <- function(train) {
    held <- seq_len(1000); z <- scale(x, colMeans(x[train, ]), apply(x[train, ], 2, sd))
    for (k in seq_along(sizes)) { m <- e1071::svm(z[train, held, drop = FALSE], factor(y[train]), type = "C-classification", kernel = "linear", scale = FALSE); w <- as.vector(t(m$coefs) %*% m$SV); if (any(!train)) predict(m, z[!train, held, drop = FALSE]); if (k < length(sizes)) held <- held[order(w^2, decreasing = TRUE)[seq_len(sizes[k + 1])]] }
  }
  measure(function() { rfe(rep(TRUE, 100)); for (f in 0:9) rfe(fold != f) }, 3, note = "e1071::svm by definition, its default precision 1e-3; ours is 1e-8")
}
wgcna <- function() {
  x <- course_modules(3000, 60); colnames(x) <- paste0("f", seq_len(3000)); cor <- WGCNA::cor
  measure(function() { invisible(utils::capture.output(power <- WGCNA::pickSoftThreshold(x, powerVector = 1:20, verbose = 0)$powerEstimate)); WGCNA::blockwiseModules(x, power = if (is.na(power)) 6 else power, maxBlockSize = 5000, nThreads = 1, numericLabels = TRUE, verbose = 0) }, 3, note = "pickSoftThreshold, blockwiseModules")
}
unifrac <- function(weighted) {
  suppressMessages(library(phyloseq)); x <- community(2000, 100); dimnames(x) <- list(paste0("s", 1:100), paste0("f", 1:2000)); tree <- ape::rtree(2000, tip.label = colnames(x))
  both <- phyloseq(otu_table(x, FALSE), tree); measure(function() suppressWarnings(UniFrac(both, weighted)), 3, note = "phyloseq::UniFrac")
}
type_of_cell <- function(cells) floor(8 * ((seq_len(cells) - 1) %% 100 / 100)^2)
cell_counts <- function(genes, cells) {
  level <- 0.15 * exp(rnorm(genes)); type <- type_of_cell(cells); x <- matrix(0, genes, cells)
  for (i in seq_len(cells)) x[, i] <- floor(level * ifelse((seq_len(genes) - 1) %/% 50 == type[i], 8, 1) * rexp(genes) + runif(genes))
  dimnames(x) <- list(paste0("g", seq_len(genes)), paste0("c", seq_len(cells))); methods::as(x, "CsparseMatrix")
}
cell_clusters <- function() {
  x <- cell_counts(5000, 5000)
  measure(function() {
    y <- scuttle::normalizeCounts(x); v <- scran::modelGeneVar(y); top <- scran::getTopHVGs(v, n = 2000); z <- t(as.matrix(y[top, ]))
    p <- irlba::prcomp_irlba(scale(z), 30)$x; g <- scran::buildSNNGraph(t(p), k = 20, type = "jaccard"); igraph::cluster_leiden(g, "modularity"); uwot::umap(p, n_neighbors = 20, min_dist = 0.3, n_threads = 1, n_sgd_threads = 1, init = "pca")
  }, 3, note = "scuttle, scran, irlba, igraph, uwot")
}
cell_markers <- function() {
  x <- cell_counts(5000, 5000); type <- type_of_cell(5000) + 1; n <- tabulate(type, 8)
  measure(function() {
    y <- as.matrix(scuttle::normalizeCounts(x)); r <- matrixStats::rowRanks(y, ties.method = "average"); at <- sapply(1:8, function(k) Matrix::rowSums(r[, type == k])); ties <- apply(y, 1, function(v) { t <- as.numeric(rle(sort(v))$lengths); sum(t^3 - t) })
    u <- t(t(at) - n * (n + 1) / 2); sd <- sqrt(outer((5001 - ties / (5000 * 4999)) / 12, n * (5000 - n))); p <- 2 * pnorm(-pmax(0, abs(t(t(u) - n * (5000 - n) / 2)) - 0.5) / sd); apply(p, 2, p.adjust, "BH")
    sapply(1:8, function(k) cbind(rowMeans(y[, type == k]), rowMeans(y[, type == k] > 0)))
  }, 3, note = "vectorised: matrixStats::rowRanks, pnorm (presto is not installed)")
}

operations <- list(
  "CSV 104 MB, 20,000 × 800" = function() table_of(20000, 800),
  "CSV 60,000 × 500" = function() table_of(60000, 500),
  "xlsx 20,000 × 51" = function() if (has("readxl")) measure(function() readxl::read_xlsx(file), note = "readxl"),
  "MTX 30,000 genes × 20,000 cells" = function() if (has("Matrix")) measure(function() methods::as(Matrix::readMM(gzfile(file.path(dirname(file), "matrix.mtx.gz"))), "CsparseMatrix"), min(rounds, 3), note = "Matrix::readMM"),
  "annotation, 1 million rows" = function() if (has("data.table")) measure(function() { d <- data.table::fread(file, nThread = 1); lapply(split(d$feature, d$term), unique) }, note = "data.table::fread, split, unique"),
  "PCA 500 × 20,000, 10 components" = function() { x <- t(noise(20000, 500)); if (has("irlba")) measure(function() irlba::prcomp_irlba(x, 10), note = "irlba::prcomp_irlba") else measure(function() prcomp(x, rank. = 10), note = "prcomp") },
  "correlation of 2,000 features, n = 500" = function() { x <- t(noise(2000, 500)); measure(function() cor(x), note = "cor") },
  "Spearman of 2,000 features, n = 500" = function() { x <- t(noise(2000, 500)); measure(function() cor(x, method = "spearman"), note = "cor") },
  "Pearson with p, 1,000 features, n = 500" = function() { x <- t(noise(1000, 500)); measure(function() { r <- cor(x); t <- r[upper.tri(r)]; 2 * pt(-abs(t * sqrt(498 / (1 - t^2))), 498) }, note = "cor, pt") },
  "distances 5,000 × 500" = function() { x <- noise(5000, 500); measure(function() dist(x), 1, note = "dist") },
  "hclust average, 5,000" = function() hclust_by("average"),
  "hclust complete, 5,000" = function() hclust_by("complete"),
  "hclust single, 5,000" = function() hclust_by("single"),
  "hclust ward.D2, 5,000" = function() hclust_by("ward.D2"),
  "k-means 5,000 × 50, k = 6, 25 starts" = function() { x <- points(5000, 50); measure(function() suppressWarnings(kmeans(x, 6, iter.max = 50, nstart = 25)), note = "kmeans (Hartigan–Wong)") },
  "neighbours 20,000 × 30, k = 15" = function() neighbours(20000),
  "neighbours 50,000 × 30, k = 15" = function() neighbours(50000),
  "UMAP 10,000 × 50" = function() if (has("uwot")) { x <- points(10000, 50); measure(function() uwot::umap(x, n_neighbors = 15, min_dist = 0.3, n_threads = 1, n_sgd_threads = 1, init = "pca"), 1, note = "uwot, one thread") },
  "t-SNE 5,000 × 50" = function() if (has("Rtsne")) { x <- points(5000, 50); measure(function() Rtsne::Rtsne(x, pca = FALSE, num_threads = 1), 1, note = "Rtsne, Barnes-Hut") },
  "welch 500 × 20,000" = function() { x <- two_groups(); measure(function() {
    p <- moments(x[, a]); q <- moments(x[, b]); e1 <- p$s2 / p$n; e2 <- q$s2 / q$n; e <- e1 + e2
    2 * pt(-abs((q$m - p$m) / sqrt(e)), e^2 / (e1^2 / (p$n - 1) + e2^2 / (q$n - 1)))
  }, note = "vectorised by rowMeans; a loop of t.test takes about 100 times as long") },
  "student 500 × 20,000" = function() { x <- two_groups(); measure(function() {
    p <- moments(x[, a]); q <- moments(x[, b]); df <- p$n + q$n - 2
    2 * pt(-abs((q$m - p$m) / sqrt(((p$n - 1) * p$s2 + (q$n - 1) * q$s2) / df * (1 / p$n + 1 / q$n))), df)
  }, note = "vectorised by rowMeans") },
  "wilcoxon 500 × 20,000" = function() loops(two_groups(), function(v) wilcox.test(v[b], v[a])),
  "limma 500 × 20,000" = function() if (has("limma")) { x <- two_groups(); design <- model.matrix(~ rep(c("A", "B"), 250)); measure(function() limma::topTable(limma::eBayes(limma::lmFit(x, design)), coef = 2, number = Inf, sort.by = "none"), note = "lmFit, eBayes, topTable") },
  "Kruskal–Wallis 500 × 20,000" = function() { group <- factor(rep(c("A", "B"), 250)); loops(two_groups(), function(v) kruskal.test(v, group)) },
  "PLS 5 components, 10-fold, 500 × 20,000" = function() if (has("pls")) pls_folds(),
  "lasso with 10-fold CV, 200 × 1,000" = function() if (has("glmnet")) { x <- t(differing(1000, 200)); y <- rep(0:1, 100); fold <- (seq_len(200) - 1) %/% 2 %% 10 + 1; measure(function() glmnet::cv.glmnet(x, y, family = "binomial", foldid = fold), note = "cv.glmnet, its default precision") },
  "GSEA 20,000 genes, 1,000 sets, 1,000 draws" = gsea,
  "Bray–Curtis 500 × 5,000" = function() if (has("vegan")) { x <- community(5000, 500); measure(function() vegan::vegdist(x), note = "vegdist") },
  "Bray–Curtis 500 × 5,000, no zeros" = function() if (has("vegan")) { x <- community(5000, 500) + 1; measure(function() vegan::vegdist(x), note = "vegdist") },
  "PERMANOVA, 999, n = 500" = function() if (has("vegan")) { d <- vegan::vegdist(community(300, 500)); g <- data.frame(g = rep(c("A", "B"), 250)); measure(function() vegan::adonis2(d ~ g, g, permutations = 999), note = "adonis2") },
  "alpha indices 500 × 5,000" = function() if (has("vegan")) { x <- community(5000, 500); measure(function() { vegan::estimateR(x); for (index in c("shannon", "simpson", "invsimpson")) vegan::diversity(x, index); rowSums(x == 1) }, note = "estimateR, diversity") },
  "DESeq2 20,000 × 12" = function() if (has("DESeq2")) deseq(),
  "edgeR 20,000 × 12" = function() if (has("edgeR")) edger(),
  "voom and limma 20,000 × 60" = function() if (has("edgeR", "limma")) voom(),
  "ORA 2,000 of 20,000 genes, 1,000 sets" = ora,
  "PLS-DA 100 × 2,000, 200 permutations" = function() if (has("pls")) pls_da(),
  "random forest 200 × 2,000, 500 trees" = function() if (has("randomForest")) { x <- t(differing(2000, 200)); g <- factor(rep(c("A", "B"), 100)); measure(function() randomForest::randomForest(x, g, ntree = 500, importance = TRUE), 3, note = "randomForest with importance") },
  "SVM-RFE 100 × 1,000, 10-fold" = function() if (has("e1071")) svm_rfe(),
  "WGCNA 60 × 3,000" = function() if (has("WGCNA")) wgcna(),
  "NMDS, n = 100, 20 starts" = function() if (has("vegan")) { d <- vegan::vegdist(vegan::decostand(community(500, 100), "total")); measure(function() invisible(utils::capture.output(vegan::metaMDS(d, k = 2, try = 20, trymax = 20, trace = 0))), note = "metaMDS, try = trymax = 20") },
  "UniFrac 100 × 2,000" = function() if (has("phyloseq")) unifrac(FALSE),
  "weighted UniFrac 100 × 2,000" = function() if (has("phyloseq")) unifrac(TRUE),
  "clusters of 5,000 cells × 5,000 genes" = function() if (has("scuttle", "scran", "irlba", "igraph", "uwot")) cell_clusters(),
  "markers of 5,000 cells × 5,000 genes" = function() if (has("scuttle", "matrixStats")) cell_markers(),
  "LEfSe 100 × 2,000" = function() if (has("MASS")) lefse()
)
operation <- operations[[wanted]]
if (!is.null(operation)) invisible(operation())
