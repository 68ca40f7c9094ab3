# Rscript scPseudobulk.reference.R > scPseudobulk.reference.json   (R 4.2.2; edgeR 3.40, DESeq2 1.38, limma 3.54 on the table summed with rowsum)
# 90 genes × 7 samples (3 and 4) × two types; sample s5 has 4 cells of T only, three cells have no type, a constant gene, an absent gene, ties.
suppressMessages({ library(limma); library(edgeR); library(DESeq2) })
set.seed(20261122)
G <- 90; samples <- paste0("s", 1:7); group <- setNames(rep(c("ctl", "trt"), c(3, 4)), samples)
size <- list(T = c(14, 12, 17, 13, 4, 16, 12), B = c(11, 15, 12, 10, 14, 11, 13))
cells <- do.call(rbind, lapply(names(size), function(t) data.frame(sample = rep(samples, size[[t]]), type = t)))
cells$cell <- sprintf("c%03d", sample(nrow(cells))); mu <- exp(seq(-2.2, 2.6, length.out = G))
effect <- matrix(exp(rnorm(G * 7, 0, .25)), G, dimnames = list(NULL, samples)); effect[71:78, group == "trt"] <- effect[71:78, group == "trt"] * 4; effect[60:64, group == "trt"] <- effect[60:64, group == "trt"] / 4
x <- sapply(seq_len(nrow(cells)), function(i) rnbinom(G, mu = mu * effect[, cells$sample[i]] * ifelse(cells$type[i] == "B", rev(range(.6, 1.4))[1 + (1:G) %% 2], 1) * runif(1, .6, 1.5), size = 3))
x[3, ] <- 0L; x[40, ] <- 1L; x[50, ] <- x[51, ]
rownames(x) <- sprintf("g%02d", 1:G); colnames(x) <- cells$cell
cells$type[c(5, 30, 100)] <- ""
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(v, digits = 13, format = "g", width = 1)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
run <- function(type) {
  use <- cells$type == type; n <- table(cells$sample[use]); keep <- samples[samples %in% names(n)[n >= 10]]
  s <- t(rowsum(t(x[, use]), cells$sample[use]))[, keep]; g <- factor(group[keep]); design <- model.matrix(~ 0 + g)
  y <- DGEList(s, group = g); y <- calcNormFactors(y[filterByExpr(y, group = g), , keep.lib.sizes = FALSE])
  q <- glmQLFTest(glmQLFit(estimateDisp(y, design), design), contrast = c(-1, 1))
  d <- suppressMessages(results(DESeq(DESeqDataSetFromMatrix(s, data.frame(g), ~ g), quiet = TRUE), contrast = c("g", "trt", "ctl")))
  z <- DGEList(s, group = g); z <- calcNormFactors(z[filterByExpr(z, group = g), , keep.lib.sizes = FALSE])
  f <- eBayes(contrasts.fit(lmFit(voom(z, design), design), c(-1, 1)))
  out <- function(id, fc, st, p, adj) paste0('{ "feature": ', txt(id), ', "log2fc": ', num(fc), ', "statistic": ', num(st), ', "p": ', num(p), ', "p_adj": ', num(adj), " }")
  paste0('{ "samples": ', txt(keep), ', "sums": [', paste(apply(s, 1, num), collapse = ", "), '],\n "edger": ', out(rownames(y), q$table$logFC, q$table$F, q$table$PValue, p.adjust(q$table$PValue, "BH")),
    ',\n "deseq2": ', out(rownames(d), d$log2FoldChange, d$stat, d$pvalue, d$padj), ',\n "limma": ', out(rownames(z), f$coefficients[, 1], f$t[, 1], f$p.value[, 1], p.adjust(f$p.value[, 1], "BH")), " }") }
cat('{ "source": "', R.version.string, ", edgeR ", as.character(packageVersion("edgeR")), ", DESeq2 ", as.character(packageVersion("DESeq2")), ", limma ", as.character(packageVersion("limma")), '",\n', sep = "")
cat('"cells": ', txt(cells$cell), ',\n"sample": ', txt(cells$sample), ',\n"type": ', txt(cells$type), ',\n"group": { ', paste0('"', samples, '": "', group, '"', collapse = ", "), ' },\n"counts": [', paste(apply(x, 1, function(v) num(v)), collapse = ",\n"), '],\n"types": { "T": ', run("T"), ',\n"B": ', run("B"), " } }\n", sep = "")
