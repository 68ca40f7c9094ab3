# Rscript deseq2.reference.R > deseq2.reference.json
suppressMessages(library(DESeq2))
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 10, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
rows <- function(m) paste0("[\n      ", paste(apply(m, 1, row), collapse = ",\n      "), "\n    ]")
text <- function(x) paste0('["', paste(x, collapse = '","'), '"]')
object <- function(parts) paste0("{ ", paste0('"', names(parts), '": ', parts, collapse = ", "), " }")
# Negative binomial counts whose dispersion follows shape(mean); every sixth gene changes with the level of the group, batches shift some.
simulate <- function(genes, g, b = NULL, shape = function(mean) 0.05 + 3 / mean, top = 6.5) {
  mean <- exp(seq(0.5, top, length.out = genes)); alpha <- shape(mean) * exp(rnorm(genes, 0, 0.5)); depth <- exp(rnorm(length(g), 0, 0.35))
  effect <- ifelse(seq_len(genes) %% 6 == 0, rnorm(genes, 0, 1.5), 0)
  mu <- outer(mean, depth) * 2^(outer(effect, as.integer(g) - 1)); if (!is.null(b)) mu[seq_len(genes) %% 4 == 0, b == "y"] <- mu[seq_len(genes) %% 4 == 0, b == "y"] * 1.8
  matrix(rnbinom(length(mu), mu = mu, size = rep(1 / alpha, length(g))), genes)
}
block <- function(counts, g, b = NULL, test = "Wald", fit = "parametric", pairs = list(), sf = "ratio") {
  data <- data.frame(g = g); design <- ~ g; if (!is.null(b)) { data$b <- b; design <- ~ b + g }
  dds <- DESeqDataSetFromMatrix(counts, data, design)
  dds <- suppressMessages(if (test == "LRT") DESeq(dds, test = "LRT", reduced = if (is.null(b)) ~ 1 else ~ b, fitType = fit, sfType = sf, quiet = TRUE) else DESeq(dds, fitType = fit, sfType = sf, quiet = TRUE))
  one <- function(pair) { r <- results(dds, contrast = c("g", pair)); object(c(name = paste0('"', pair[1], " vs ", pair[2], '"'), log2fc = row(r$log2FoldChange), lfc_se = row(r$lfcSE), statistic = row(r$stat), p = row(r$pvalue), p_adj = row(r$padj))) }
  d <- mcols(dds)
  object(c(group = text(g), if (!is.null(b)) c(batch = text(b)), counts = rows(counts), factor = row(sizeFactors(dds)), base_mean = row(d$baseMean), gene_est = row(d$dispGeneEst), fit = row(d$dispFit), map = row(d$dispMAP), final = row(d$dispersion), outlier = row(d$dispOutlier), max_cooks = row(if (is.null(d$maxCooks)) rep(NA, nrow(dds)) else d$maxCooks),
    prior = num(attr(dispersionFunction(dds), "dispPriorVar")), trend = paste0('"', attr(dispersionFunction(dds), "fitType"), '"'), contrasts = paste0("[\n      ", paste(sapply(pairs, one), collapse = ",\n      "), "\n    ]")))
}
groups <- function(...) { n <- c(...); factor(rep(LETTERS[seq_along(n)], n)) }
set.seed(20261122)
# Four and three samples; rows of zeros, of one read, of one group only, a constant row, and counts far out.
two <- groups(4, 3); x <- simulate(160, two); x[3, ] <- 0; x[4, ] <- c(1, rep(0, 6)); x[5, 1:4] <- 0; x[5, 5:7] <- c(9, 12, 30); x[6, 5:7] <- 0; x[7, ] <- 25; x[100, 2] <- 60000; x[120, 6] <- 9000; x[159, ] <- 0
# Three groups of unequal size in two batches.
three <- groups(4, 3, 4); batch <- factor(c("x", "y", "x", "y", "x", "y", "y", "x", "x", "y", "y")); y <- simulate(140, three, batch); y[9, ] <- 0; y[20, 1:7] <- 0; y[30, 8:11] <- 0; y[88, 9] <- 30000
pair <- groups(2, 2); z <- simulate(150, pair); z[2, ] <- 0
# At least seven replicates: counts far out are replaced.
many <- groups(8, 7); w <- simulate(120, many); w[60, 3] <- 40000; w[70, 12] <- 15000; w[80, c(1, 9)] <- 20000; w[4, ] <- c(70, rep(0, 14))
some <- groups(9, 4); v <- simulate(120, some); v[61, 2] <- 40000; v[71, 12] <- 15000; v[3, ] <- 0
# A dispersion that rises with the mean: no parametric trend.
rising <- groups(5, 5); u <- simulate(160, rising, shape = function(mean) 0.02 + 0.002 * mean, top = 7)
# Every feature has a zero.
sparse <- groups(4, 4); s <- simulate(120, sparse, top = 5); for (i in seq_len(nrow(s))) s[i, (i %% 8) + 1] <- 0
BA <- list(c("B", "A"))
cases <- c(
  two = block(x, two, pairs = BA), reversed = block(x, factor(two, levels = c("B", "A")), pairs = list(c("A", "B"))), batch = block(y, three, batch, pairs = list(c("B", "A"), c("C", "A"), c("C", "B"))), duplicates = block(z, pair, pairs = BA),
  replaced = block(w, many, pairs = BA), partly = block(v, some, pairs = BA), local = block(u, rising, pairs = BA), mean = block(x, two, fit = "mean", pairs = BA),
  lrt = block(y, three, batch, test = "LRT", pairs = list(c("C", "A"))), lrtPlain = block(w, many, test = "LRT", pairs = BA), poscounts = block(s, sparse, pairs = BA, sf = "poscounts"))
cat('{\n  "source": "', R.version.string, ', DESeq2 ', as.character(packageVersion("DESeq2")), ': DESeq, results",\n  "cases": {\n    ', paste0('"', names(cases), '": ', cases, collapse = ",\n    "), '\n  }\n}\n', sep = "")
