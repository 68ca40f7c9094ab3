# Rscript unfiltered.reference.R > unfiltered.reference.json
# Tables that nobody filtered, drawn from a seed by testing/unfilteredCounts.ts (the tests of edgeR, voom and normalisation draw them again): sums of what edgeR and limma find, and 40 features.
suppressMessages({ library(limma); library(edgeR) })
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 10, format = "g", width = 1))
arr <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
object <- function(parts) paste0("{ ", paste0('"', names(parts), '": ', parts, collapse = ", "), " }")
table <- function(genes, sizes, seed) { x <- as.matrix(read.csv(pipe(paste("node ../../testing/unfilteredTable.ts", genes, sizes, seed)), row.names = 1)); of <- strsplit(colnames(x), ".", fixed = TRUE); list(x = x, group = factor(sapply(of, `[`, 1)), donor = factor(sapply(of, `[`, 2)), genes = genes, sizes = sizes, seed = seed) }
start <- function(t, filter, norm) { d <- DGEList(t$x, group = t$group); if (filter) d <- d[filterByExpr(d, group = t$group), , keep.lib.sizes = FALSE]; calcNormFactors(d, method = norm) }
figures <- function(t, d, change, p) { q <- p.adjust(p, "BH"); rows <- round(seq(1, length(p), length.out = 40))
  object(c(genes = t$genes, sizes = paste0("[", t$sizes, "]"), seed = t$seed, factor = arr(d$samples$norm.factors), kept = length(p), found = sum(q < 0.05), up = sum(q < 0.05 & change > 0), rows = arr(rows - 1), log2fc = arr(change[rows]), p = arr(p[rows]), p_adj = arr(q[rows]))) }
edger <- function(t, test, filter, norm, donor = FALSE) {
  d <- start(t, filter, norm); design <- if (donor) model.matrix(~ 0 + t$group + t$donor) else model.matrix(~ 0 + t$group); v <- rep(0, ncol(design)); v[1:2] <- c(-1, 1); e <- suppressMessages(if (test == "exact") estimateDisp(d) else estimateDisp(d, design))
  r <- switch(test, qlf = glmQLFTest(glmQLFit(e, design), contrast = v), lrt = glmLRT(glmFit(e, design), contrast = v), exact = exactTest(e, pair = c("A", "B")))$table; figures(t, d, r$logFC, r$PValue) }
voomed <- function(t, filter) { d <- start(t, filter, "TMM"); f <- eBayes(lmFit(voom(d, model.matrix(~ t$group)), model.matrix(~ t$group))); figures(t, d, unname(f$coefficients[, 2]), unname(f$p.value[, 2])) }
effective <- function(t, norm) arr(colSums(t$x) * calcNormFactors(t$x, method = norm) / 1e6)
two <- table(9000, "4,4", 2); three <- table(6000, "5,4,3", 6)
# metagenomeSeq's cumulative sums, written out in ../../preprocess/normalize/counts.reference.R.
css <- apply(two$x, 2, function(v) { q <- quantile(v[v > 0], 0.5); w <- v - .Machine$double.eps; sum(w[w <= q]) / 1000 })
cat('{\n  "source": "', R.version.string, ', edgeR ', as.character(packageVersion("edgeR")), ', limma ', as.character(packageVersion("limma")), '",\n  "edger": {\n    ', paste0('"', c("qlf", "filtered", "lrt", "exact"), '": ',
  c(edger(two, "qlf", FALSE, "TMM"), edger(two, "qlf", TRUE, "TMM"), edger(three, "lrt", FALSE, "RLE", TRUE), edger(two, "exact", FALSE, "upperquartile")), collapse = ",\n    "), '\n  },\n  "voom": {\n    "all": ', voomed(two, FALSE), ',\n    "filtered": ', voomed(two, TRUE),
  '\n  },\n  "normalize": { "tmm": ', effective(two, "TMM"), ', "rle": ', effective(two, "RLE"), ', "uq": ', effective(two, "upperquartile"), ', "css": ', arr(css), " }\n}\n", sep = "")
