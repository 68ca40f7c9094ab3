# Rscript limma.reference.R > limma.reference.json
suppressMessages({ library(limma); library(edgeR) })
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
text <- function(x) paste0('["', paste(x, collapse = '", "'), '"]')
set.seed(20261122)
# 60 features × 11 samples in three groups of 4, 3 and 4, two batches that do not follow the groups, four subjects, an age.
g <- factor(rep(c("A", "B", "C"), c(4, 3, 4))); b <- factor(c("x", "y", "x", "y", "x", "y", "y", "x", "x", "y", "y")); s <- factor(c(1:4, 1:3, 1:4)); age <- c(31, 45, 52, 28, 39, 61, 44, 35, 50, 47, 29)
m <- matrix(rnorm(60 * 11, 12, 1), 60) * sqrt(0.3 / rchisq(60, 6) * 6) ; m <- round(m + seq(-4, 4, length.out = 60), 5)
m[1:8, g == "C"] <- m[1:8, g == "C"] + 2; m[5:12, b == "y"] <- m[5:12, b == "y"] - 1
m[20, ] <- 9; m[21, c(1, 6, 9)] <- NA; m[22, g == "B"] <- NA; m[25, g == "A"] <- NA; m[26, g == "C"] <- NA; m[27, !(g == "A" | b == "y")] <- NA; m[23, 2:4] <- NA; m[24, ] <- round(m[24, ])
counts <- matrix(rnbinom(90 * 11, mu = outer(exp(seq(0, 8, length.out = 90)), runif(11, 0.5, 2)), size = 6), 90)
counts[60:70, g == "C"] <- counts[60:70, g == "C"] * 4; counts[3, ] <- 0
one <- function(design, trend = FALSE) suppressWarnings(eBayes(lmFit(m, design), trend = trend))
spread <- function(e, values) { out <- rep(NA, 60); out[as.integer(rownames(e$coefficients))] <- values; out }
rownames(m) <- 1:60
block <- function(e, name) paste0('{ "d0": ', num(if (is.finite(e$df.prior[1])) e$df.prior[1] else NA), ', "s02": ', num(median(e$s2.prior)), ', "log2fc": ', row(spread(e, e$coefficients[, name])), ', "ave_expr": ', row(spread(e, e$Amean)), ', "t": ', row(spread(e, e$t[, name])), ', "p": ', row(spread(e, e$p.value[, name])), ', "b": ', row(spread(e, e$lods[, name])), ', "p_adj": ', row(spread(e, p.adjust(e$p.value[, name], "BH"))), " }")
cases <- c(
  plain = block(one(model.matrix(~ g)), "gC"), batch = block(one(model.matrix(~ g + b)), "gC"), pair = block(one(model.matrix(~ g + s)), "gC"),
  covariate = block(one(model.matrix(~ g + age)), "gC"), trend = block(one(model.matrix(~ g), TRUE), "gC"))
f <- suppressWarnings(lmFit(m, model.matrix(~ g))); e <- eBayes(f); ftest <- paste0('{ "f": ', row(spread(e, topTable(e, coef = 2:3, number = Inf, sort.by = "none")$F)), ', "p": ', row(spread(e, topTable(e, coef = 2:3, number = Inf, sort.by = "none")$P.Value)), " }")
y <- DGEList(counts); keep <- filterByExpr(y, group = g); y <- y[keep, , keep.lib.sizes = FALSE]; y <- calcNormFactors(y); design <- model.matrix(~ g + b)
v <- voom(y, design); fv <- eBayes(lmFit(v, design))
v0 <- voom(counts, model.matrix(~ g)); f0 <- eBayes(lmFit(v0, model.matrix(~ g)))
vblock <- function(e, name) paste0('{ "d0": ', num(if (is.finite(e$df.prior[1])) e$df.prior[1] else NA), ', "s02": ', num(e$s2.prior[1]), ', "log2fc": ', row(e$coefficients[, name]), ', "ave_expr": ', row(e$Amean), ', "t": ', row(e$t[, name]), ', "p": ', row(e$p.value[, name]), ', "b": ', row(e$lods[, name]), " }")
cat('{\n  "source": "', R.version.string, ', limma ', as.character(packageVersion("limma")), ', edgeR ', as.character(packageVersion("edgeR")), ': lmFit, eBayes, voom, filterByExpr, calcNormFactors",\n', sep = "")
cat('  "group": ', text(g), ',\n  "batch": ', text(b), ',\n  "subject": ', text(s), ',\n  "age": ', text(age), ',\n  "values": ', rows(m), ',\n  "counts": ', rows(counts), ',\n  "cases": {\n', paste0('    "', names(cases), '": ', cases, collapse = ",\n"), '\n  },\n  "f": ', ftest, ',\n  "kept": ', row(which(keep)), ',\n  "factors": ', row(y$samples$norm.factors), ',\n  "voom": ', vblock(fv, "gC"), ',\n  "voomPlain": ', vblock(f0, "gB"), '\n}\n', sep = "")
