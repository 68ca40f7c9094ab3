# Rscript ora.reference.R > ora.reference.json   (R 4.2.2, package stats: phyper, p.adjust)
# 60 genes, 9 sets of unequal size (one equal to another, one too small, one without a hit), a list with a stranger, two backgrounds.
set.seed(11)
genes <- sprintf("G%02d", 1:60)
sets <- list(S1 = genes[1:12], S2 = genes[1:12], S3 = genes[10:40], S4 = genes[c(3, 5, 7, 50, 51)], S5 = genes[41:60],
             S6 = genes[c(1, 2)], S7 = sample(genes, 17), S8 = sample(genes, 30), S9 = genes[52:58])
list <- c(genes[c(1:9, 20, 33, 50)], "X1", "X2")
background <- c(genes[c(1:45, 50:54)], paste0("U", 1:13), "X1")
js <- function(v) paste0("[", paste(if (is.character(v)) paste0('"', v, '"') else format(v, digits = 17, trim = TRUE, scientific = TRUE), collapse = ", "), "]")
run <- function(universe, method, annotated = TRUE) {
  known <- unique(unlist(sets)); if (annotated) universe <- intersect(universe, known)
  drawn <- intersect(list, universe); N <- length(universe); n <- length(drawn)
  M <- sapply(sets, function(s) length(intersect(s, universe))); k <- sapply(sets, function(s) length(intersect(s, drawn)))
  ok <- M >= 5 & M <= 30; p <- phyper(k - 1, M, N - M, n, lower.tail = FALSE)[ok]; adj <- p.adjust(p, method)
  hit <- k[ok] > 0
  paste0('{"term": ', js(names(sets)[ok][hit]), ', "overlap": ', js(k[ok][hit]), ', "set_size": ', js(M[ok][hit]), ', "n": ', n, ', "N": ', N, ', "p": ', js(p[hit]), ', "p_adj": ', js(adj[hit]), '}')
}
big <- function(k, M, n, N) paste0('[', paste(c(k, M, n, N, format(phyper(k - 1, M, N - M, n, lower.tail = FALSE, log.p = TRUE) / log(10), digits = 17)), collapse = ", "), ']')
cat('{\n"command": "Rscript ora.reference.R", "version": "', R.version.string, '",\n"list": ', js(list), ',\n"background": ', js(background), ',\n"ids": ', js(names(sets)), ',\n"members": [', paste(sapply(sets, js), collapse = ", "), '],\n', sep = "")
cat('"none": ', run(unique(unlist(sets)), "BH"), ',\n"annotated": ', run(background, "BH"), ',\n"all": ', run(background, "BH", FALSE), ',\n"holm": ', run(background, "holm"), ',\n"bonferroni": ', run(background, "bonferroni"), ',\n', sep = "")
cat('"tails": [', paste(big(150, 300, 900, 20000), big(3, 300, 900, 20000), big(40, 300, 900, 20000), big(12, 12, 500, 15000), big(200, 200, 400, 1000), big(1, 5, 10, 60), big(600, 2000, 3000, 12000), sep = ", "), ']\n}\n', sep = "")
