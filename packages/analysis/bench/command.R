# Rscript command.R NAME FOLDER: the whole job of a command in R, from the CSV to result tables and a figure, with data.table (fread, fwrite), one thread.
arguments <- commandArgs(TRUE); name <- arguments[1]; folder <- arguments[2]
suppressMessages(library(data.table)); invisible(setDTthreads(1))
at <- function(file) file.path(folder, file)
read <- function(file) { d <- fread(at(file)); x <- as.matrix(d[, -1]); rownames(x) <- d[[1]]; x }
groups <- function(x) { g <- fread(at("groups.csv")); g$group[match(colnames(x), g$sample)] }
volcano <- function(change, p, fdr) { svg(at("volcano.svg")); plot(change, -log10(p), pch = 20, cex = .5, col = ifelse(fdr < .05, ifelse(change > 0, "red", "blue"), "grey")); abline(h = -log10(.05), lty = 2); invisible(dev.off()) }
moments <- function(v) { m <- rowMeans(v); list(m = m, s2 = rowSums((v - m)^2) / (ncol(v) - 1), n = ncol(v)) }
if (name == "welch") {
  x <- read("matrix.csv"); g <- groups(x); p <- moments(x[, g == "A"]); q <- moments(x[, g == "B"]); e1 <- p$s2 / p$n; e2 <- q$s2 / q$n
  t <- (q$m - p$m) / sqrt(e1 + e2); df <- (e1 + e2)^2 / (e1^2 / (p$n - 1) + e2^2 / (q$n - 1)); pv <- 2 * pt(-abs(t), df); fdr <- p.adjust(pv, "BH")
  fwrite(data.frame(id = rownames(x), mean_A = p$m, mean_B = q$m, change = q$m - p$m, t, df, p = pv, fdr), at("r-result.csv")); volcano(q$m - p$m, pv, fdr)
}
if (name == "limma") {
  suppressMessages(library(limma)); x <- read("matrix.csv"); g <- factor(groups(x))
  r <- topTable(eBayes(lmFit(x, model.matrix(~g))), coef = 2, number = Inf, sort.by = "none"); fwrite(cbind(id = rownames(r), r), at("r-result.csv")); volcano(r$logFC, r$P.Value, r$adj.P.Val)
}
if (name == "correlation") {
  x <- t(read("features.csv")); n <- nrow(x); r <- cor(x); u <- which(upper.tri(r), arr.ind = TRUE); v <- r[u]; p <- 2 * pt(-abs(v * sqrt((n - 2) / (1 - v^2))), n - 2); fdr <- p.adjust(p, "BH")
  fwrite(data.frame(id = rownames(r), r), at("r-r.csv")); top <- sort(order(-abs(v))[1:100000])
  fwrite(data.frame(a = rownames(r)[u[top, 1]], b = rownames(r)[u[top, 2]], r = v[top], p = p[top], fdr = fdr[top]), at("r-pairs.csv"))
  o <- hclust(as.dist(1 - r), "average")$order; fwrite(data.frame(position = seq_along(o), id = rownames(r)[o]), at("r-order.csv"))
  svg(at("heatmap.svg")); image(r[o, o], col = hcl.colors(255, "Blue-Red"), zlim = c(-1, 1), useRaster = TRUE); invisible(dev.off())
}
