# Rscript edger.reference.R > edger.reference.json
suppressMessages({ library(limma); library(edgeR) })
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 13, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
text <- function(x) paste0('["', paste(x, collapse = '", "'), '"]')
set.seed(20261122)
# 150 features × 11 samples in three groups of 4, 3 and 4; two batches that do not follow the groups; subjects that pair A with B; an age.
g <- factor(rep(c("A", "B", "C"), c(4, 3, 4))); b <- factor(c("x", "y", "x", "y", "x", "y", "y", "x", "x", "y", "y")); s <- factor(c(1:4, 1:3, 1:4)); age <- c(31, 45, 52, 28, 39, 61, 44, 35, 50, 47, 29)
G <- 150; mu <- outer(exp(seq(0.5, 9.5, length.out = G)), round(runif(11, 0.5, 2), 3))
counts <- matrix(rnbinom(G * 11, mu = mu, size = 1 / ((0.03 + 1 / (rowMeans(mu) + 4)) * exp(rnorm(G, 0, 0.7)))), G)
up <- c(20:29, 80:89); counts[up, g == "C"] <- counts[up, g == "C"] * 4L; counts[85:95, b == "y"] <- counts[85:95, b == "y"] * 2L
counts[3, ] <- 0L; counts[60, g == "A"] <- 0L; counts[61, g != "C"] <- 0L; counts[62, ] <- 40L; counts[63, ] <- 0L; counts[63, 5] <- 90L; counts[64, b == "x"] <- 0L; counts[1, ] <- c(1L, rep(0L, 10))
pairOf <- function(design, test, reference) { v <- rep(0, ncol(design)); v[test] <- 1; v[reference] <- -1; v }
start <- function(columns, filter, norm = "TMM") {
  y <- DGEList(counts[, columns], group = droplevels(g[columns]))
  keep <- if (filter) filterByExpr(y, group = y$samples$group) else rep(TRUE, G)
  list(y = calcNormFactors(y[keep, , keep.lib.sizes = FALSE], method = norm), keep = which(keep)) }
common <- function(d, y) paste0('"kept": ', row(d$keep), ', "factors": ', row(y$samples$norm.factors), ', "common": ', num(y$common.dispersion), ', "prior_df": ', num(if (is.finite(y$prior.df)) y$prior.df else NA), ', "log_cpm": ', row(y$AveLogCPM), ', "trended": ', row(y$trended.dispersion), ', "tagwise": ', row(y$tagwise.dispersion))
qlf <- function(design, test, columns = 1:11, filter = TRUE, norm = "TMM") {
  d <- start(columns, filter, norm); y <- estimateDisp(d$y, design); fit <- glmQLFit(y, design); q <- suppressWarnings(glmQLFTest(fit, contrast = pairOf(design, test, 1)))
  paste0("{ ", common(d, y), ', "ql": ', row(fit$var.post), ', "ql_trend": ', row(rep_len(fit$var.prior, nrow(y))), ', "df": ', row(q$df.total), ', "log2fc": ', row(q$table$logFC), ', "statistic": ', row(q$table$F), ', "p": ', row(q$table$PValue), ', "p_adj": ', row(p.adjust(q$table$PValue, "BH")), " }") }
lrt <- function(design, test) {
  d <- start(1:11, TRUE); y <- estimateDisp(d$y, design); l <- glmLRT(glmFit(y, design), contrast = pairOf(design, test, 1))
  paste0("{ ", common(d, y), ', "log2fc": ', row(l$table$logFC), ', "statistic": ', row(l$table$LR), ', "p": ', row(l$table$PValue), ', "p_adj": ', row(p.adjust(l$table$PValue, "BH")), " }") }
exact <- function(pair, columns = 1:11, filter = TRUE) {
  d <- start(columns, filter); y <- suppressMessages(estimateDisp(d$y)); e <- exactTest(y, pair = pair)
  paste0("{ ", common(d, y), ', "log2fc": ', row(e$table$logFC), ', "p": ', row(e$table$PValue), ', "p_adj": ', row(p.adjust(e$table$PValue, "BH")), " }") }
ab <- 1:7; four <- c(1, 2, 8, 9); centred <- age - mean(age)
cases <- c(
  plain = qlf(model.matrix(~ 0 + g), 3), batch = qlf(model.matrix(~ 0 + g + b), 3), covariate = qlf(model.matrix(~ 0 + g + centred), 3),
  paired = qlf(model.matrix(~ 0 + droplevels(g[ab]) + s[ab]), 2, ab), twoByTwo = qlf(model.matrix(~ 0 + droplevels(g[four])), 2, four),
  zeros = qlf(model.matrix(~ 0 + g), 3, filter = FALSE), zerosBatch = qlf(model.matrix(~ 0 + g + b), 3, filter = FALSE), rle = qlf(model.matrix(~ 0 + g + b), 3, norm = "RLE"),
  ratio = lrt(model.matrix(~ 0 + g), 2), ratioBatch = lrt(model.matrix(~ 0 + g + b), 3),
  exact = exact(c("A", "C")), exactAll = exact(c("A", "B"), filter = FALSE), exactTwo = exact(c("A", "C"), four))
cat('{\n  "source": "', R.version.string, ', edgeR ', as.character(packageVersion("edgeR")), ', limma ', as.character(packageVersion("limma")), ', locfit ', as.character(packageVersion("locfit")), ': filterByExpr, calcNormFactors, estimateDisp, glmQLFit, glmQLFTest, glmFit, glmLRT, exactTest",\n', sep = "")
cat('  "group": ', text(g), ',\n  "batch": ', text(b), ',\n  "subject": ', text(s), ',\n  "age": ', text(age), ',\n  "counts": ', rows(counts), ',\n  "cases": {\n', paste0('    "', names(cases), '": ', cases, collapse = ",\n"), '\n  }\n}\n', sep = "")
