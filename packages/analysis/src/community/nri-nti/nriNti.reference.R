# Rscript nriNti.reference.R > nriNti.reference.json   (R 4.2.2, ape: cophenetic; stats: t.test, kruskal.test; picante is not at hand)
# mpd and mntd as picante defines them, from the table of distances along the tree; ses by shuffling the labels of that table.
# 24 features × 9 samples in groups of 4, 3 and 2: a sample of one feature, a feature nowhere, ties; the tree has 3 more tips and a polytomy.
suppressMessages(library(ape))
set.seed(20261201)
tree <- rtree(27); tree$edge.length <- round(tree$edge.length, 3) + .002; tree <- di2multi(tree, tol = .08)
ids <- sample(tree$tip.label, 24); n <- 9; group <- c(1, 1, 1, 1, 2, 2, 2, 3, 3)
counts <- t(sapply(1:24, function(k) rnbinom(n, mu = exp(rnorm(1, .5, 1.2) + rnorm(3, 0, 1)[group]), size = .6)))
counts[4, ] <- 0; counts[, 6] <- 0; counts[9, 6] <- 5
d <- cophenetic(tree)[ids, ids]
used <- which(rowSums(counts) > 0); pool <- d[used, used]; held <- counts[used, ]
mpd <- function(d, weighted) sapply(1:n, function(i) { s <- which(held[, i] > 0); if (length(s) < 2) return(NA); x <- d[s, s]
  if (weighted) weighted.mean(x, outer(held[s, i], held[s, i])) else mean(x[lower.tri(x)]) })
mntd <- function(d, weighted) sapply(1:n, function(i) { s <- which(held[, i] > 0); if (length(s) < 2) return(NA); x <- d[s, s]; diag(x) <- NA
  near <- apply(x, 2, min, na.rm = TRUE); if (weighted) weighted.mean(near, held[s, i]) else mean(near) })
runs <- 1999
ses <- function(of, weighted) {
  obs <- of(pool, weighted); null <- replicate(runs, { o <- sample(nrow(pool)); of(pool[o, o], weighted) })
  list(obs = obs, mean = rowMeans(null), sd = apply(null, 1, sd), p = sapply(1:n, function(i) if (is.na(obs[i])) NA else rank(c(obs[i], null[i, ]))[1] / (runs + 1)))
}
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
mat <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
cat('{\n"source": "', R.version.string, ", ape ", as.character(packageVersion("ape")), '", "runs": ', runs, ', "tree": "', write.tree(tree, digits = 10), '", "ids": ["', paste(ids, collapse = '", "'), '"],\n"group": ', num(group), ', "counts": ', mat(counts), sep = "")
for (w in c(FALSE, TRUE)) for (m in c("mpd", "mntd")) { s <- ses(get(m), w); cat(',\n"', m, if (w) "_weighted" else "", '": {"obs": ', num(s$obs), ', "mean": ', num(s$mean), ', "sd": ', num(s$sd), ', "p": ', num(s$p), "}", sep = "") }
v <- c(1.5, -.2, .7, 2.1); t <- t.test(v)
cat(',\n"t_test": {"values": ', num(v), ', "t": ', num(t$statistic), ', "p": ', num(t$p.value), "}\n}\n", sep = "")
