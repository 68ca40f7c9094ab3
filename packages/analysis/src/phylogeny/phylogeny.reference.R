# Rscript phylogeny.reference.R > phylogeny.reference.json ; phyloseq UniFrac; Faith's PD by its definition on ape's tree (picante pd, include.root = TRUE)
suppressMessages({library(phyloseq); library(ape)})
set.seed(20261127)
num <- function(x) formatC(as.numeric(x), digits = 17, format = "g", width = 1)
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
mat <- function(m) arr(apply(m, 1, function(x) arr(num(x))))
# 11 features x 6 samples in a rooted tree of 14 tips with one inner branch of length 0; the last 3 tips lie beside all features.
inner <- rtree(11, tip.label = paste0("A", 1:11)); inner$edge.length[3] <- 0
tree <- read.tree(text = sub(";$", "", write.tree(inner, digits = 17)) |> (function(s) paste0("((", s, ":0.7,x1:0.4):0.3,(x2:1,x3:0.5):0.2);"))())
counts <- matrix(rnbinom(66, mu = 8, size = 0.5), 11, dimnames = list(paste0("A", 1:11), paste0("S", 1:6))); counts[4, ] <- 5; counts[7, ] <- 0
ps <- phyloseq(otu_table(counts, taxa_are_rows = TRUE), phy_tree(tree))
u <- function(...) as.matrix(UniFrac(ps, ...))
edge <- tree$edge
pd <- apply(counts, 2, function(x) { nodes <- match(names(x)[x > 0], tree$tip.label); used <- integer(0)
  while (length(nodes) > 0) { at <- which(edge[, 2] %in% nodes); used <- union(used, at); nodes <- unique(edge[at, 1]) }; sum(tree$edge.length[used]) })
cat('{\n  "source": "', R.version.string, ", phyloseq ", as.character(packageVersion("phyloseq")), ", ape ", as.character(packageVersion("ape")), '",\n', sep = "")
cat('  "tree": "', write.tree(tree, digits = 17), '",\n  "counts": ', mat(counts), ',\n  "unweighted": ', mat(u()), ',\n  "weighted": ', mat(u(weighted = TRUE, normalized = FALSE)),
  ',\n  "normalized": ', mat(u(weighted = TRUE, normalized = TRUE)), ',\n  "pd": ', arr(num(pd)), "\n}\n", sep = "")
