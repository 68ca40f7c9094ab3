# Rscript jointPathway.reference.R > jointPathway.reference.json   (R 4.2.2, packages base and stats; MetaboAnalystR is not used)
# Joint pathway analysis by its definitions: phyper of each list, Fisher by pchisq, Stouffer by qnorm and pnorm with three kinds of weights, and phyper of both lists as one.
# 240 genes and 70 compounds that were measured, 14 pathways: two of genes only, one of compounds only, one without a hit of either kind, one that holds every compound;
# names that stand in no pathway or were not measured; rows that do not change.
set.seed(2024)
genes <- sprintf("G%03d", 1:240); compounds <- sprintf("C%02d", 1:70)
size_g <- c(40, 25, 12, 8, 30, 6, 5, 60, 18, 9, 22, 15, 0, 7); size_c <- c(10, 4, 6, 2, 1, 3, 70, 12, 0, 5, 0, 2, 8, 4)
ids <- sprintf("%05d", seq_along(size_g) * 10)
sets_g <- lapply(size_g, function(n) sample(c(genes, sprintf("U%02d", 1:40)), n)); sets_c <- lapply(size_c, function(n) if (n == 70) compounds else sample(c(compounds[1:66], sprintf("V%02d", 1:9)), n))
changed_g <- unique(c(sample(sets_g[[1]], 18), sample(sets_g[[3]], 7), sample(setdiff(genes, sets_g[[14]]), 30))); changed_g <- setdiff(intersect(changed_g, genes), sets_g[[14]])
changed_c <- unique(c(sample(sets_c[[1]], 6), sample(sets_c[[2]], 2), sample(setdiff(compounds, sets_c[[14]]), 9))); changed_c <- setdiff(intersect(changed_c, compounds), c(sets_c[[14]], sets_c[[12]]))
direction <- function(all, changed) ifelse(all %in% changed, ifelse(as.integer(substring(all, 2)) %% 3 == 0, "down", "up"), "none")
analyse <- function(sets, all, changed, least) {
  universe <- intersect(all, unlist(sets)); drawn <- intersect(changed, universe)
  t(sapply(sets, function(s) { s <- intersect(s, universe); hit <- intersect(s, drawn); m <- length(s); k <- length(hit)
    if (m < least || m > 500) return(rep(NA, 8))
    up <- sum(direction(hit, changed) == "up")
    p <- function(k) phyper(k - 1, m, length(universe) - m, length(drawn), lower.tail = FALSE)
    c(k, m, length(drawn), length(universe), p(k), p(k + 1), if (k) up else 0, if (k) k - up else 0) })) }
A <- analyse(sets_g, genes, changed_g, 5); B <- analyse(sets_c, compounds, changed_c, 2)
fisher <- function(a, b) pchisq(-2 * (log(a[5]) + log(b[5])), 4, lower.tail = FALSE)
zscore <- function(r) qnorm(if (r[5] < 1) r[5] else 1 - (1 - r[6]) / 2, lower.tail = FALSE)
stouffer <- function(a, b, w) pnorm(sum(w * c(zscore(a), zscore(b))) / sqrt(sum(w^2)), lower.tail = FALSE)
joint <- function(a, b) phyper(a[1] + b[1] - 1, a[2] + b[2], a[4] + b[4] - a[2] - b[2], a[3] + b[3], lower.tail = FALSE)
row <- function(i) { a <- A[i, ]; b <- B[i, ]
  if (is.na(a[1]) && is.na(b[1])) return(rep(NA, 5))
  if (is.na(b[1])) return(rep(a[5], 5)); if (is.na(a[1])) return(rep(b[5], 5))
  c(fisher(a, b), stouffer(a, b, c(a[2], b[2])), stouffer(a, b, c(a[4], b[4])), stouffer(a, b, c(1, 1)), joint(a, b)) }
R <- t(sapply(seq_along(ids), row)); both <- !is.na(A[, 1]) & !is.na(B[, 1]); any <- !is.na(A[, 1]) | !is.na(B[, 1])
adj <- function(p, use, how = "BH") { out <- rep(NA_real_, length(p)); out[use] <- p.adjust(p[use], how); out }
js <- function(v) paste0("[", paste(if (is.character(v)) paste0('"', v, '"') else ifelse(is.na(v), "null", format(v, digits = 15, trim = TRUE)), collapse = ", "), "]")
lists <- function(l) paste0("[", paste(sapply(l, function(v) if (length(v)) js(v) else "[]"), collapse = ",\n"), "]")
out <- list(ids = js(ids), genes = js(genes), compounds = js(compounds), gene_direction = js(direction(genes, changed_g)), compound_direction = js(direction(compounds, changed_c)), gene_sets = lists(sets_g), compound_sets = lists(sets_c))
for (i in 1:2) { M <- list(A, B)[[i]]; n <- c("gene", "compound")[i]; for (j in c(1, 2, 5, 7, 8)) out[[paste0(n, "_", c("overlap", "size", "", "", "p", "", "up", "down")[j])]] <- js(M[, j])
  out[[paste0(n, "_total")]] <- js(M[!is.na(M[, 1]), 4][1]); out[[paste0(n, "_drawn")]] <- js(M[!is.na(M[, 1]), 3][1]) }
for (j in 1:5) out[[c("fisher", "pathway", "overall", "equal", "joint")[j]]] <- js(R[, j])
out$both <- js(as.integer(both)); out$fisher_adj <- js(adj(R[, 1], both)); out$joint_any_adj <- js(adj(R[, 5], any, "holm")); out$gene_p_adj <- js(adj(A[, 5], both))
out$quantile_p <- js(c(0.5, 0.9, 0.999, 0.01, 1e-5, 1e-20, 1e-150)); out$quantile_z <- js(qnorm(c(0.5, 0.9, 0.999, 0.01, 1e-5, 1e-20, 1e-150), lower.tail = FALSE))
cat("{\n", paste(sapply(names(out), function(k) paste0('"', k, '": ', out[[k]])), collapse = ",\n"), "\n}\n", sep = "")
