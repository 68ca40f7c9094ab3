# Rscript betaNti.reference.R > betaNti.reference.json ; by definition in R (picante is not at hand): βMNTD from ape's cophenetic,
# βNTI and Raup-Crick as the code published with Stegen et al. 2013, doi:10.1038/ismej.2013.93
suppressMessages(library(ape))
set.seed(20261129)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
mat <- function(m) arr(apply(as.matrix(m), 1, function(x) arr(num(x))))
# 26 features x 9 samples of uneven depth; a feature in one sample only, one in all with the same count; the tree has 4 more tips and a polytomy.
tree <- rtree(30); tree$edge.length <- round(tree$edge.length, 3) + .001; tree <- di2multi(tree, tol = .06)
ids <- sample(tree$tip.label, 26)
n <- 9; group <- c(1, 1, 1, 1, 2, 2, 2, 3, 3)
counts <- t(sapply(seq_along(ids), function(k) rnbinom(n, mu = exp(rnorm(1, 1.2, 1.1) + rnorm(3, 0, .8)[group]), size = .7)))
counts[3, ] <- 0; counts[3, 5] <- 4; counts[7, ] <- 2
d <- cophenetic(tree)[ids, ids]
bmntd <- function(d, weighted) {
  out <- matrix(0, n, n)
  for (i in 1:n) for (j in 1:n) if (i != j) {
    a <- which(counts[, i] > 0); b <- which(counts[, j] > 0)
    wa <- if (weighted) counts[a, i] else rep(1, length(a)); wb <- if (weighted) counts[b, j] else rep(1, length(b))
    out[i, j] <- (weighted.mean(apply(d[a, b, drop = FALSE], 1, min), wa) + weighted.mean(apply(d[a, b, drop = FALSE], 2, min), wb)) / 2
  }
  out
}
nulls <- 1999
null <- replicate(nulls, { o <- sample(26); bmntd(d[o, o], TRUE) })
occur <- rowSums(counts > 0); abundance <- rowSums(counts); gamma <- nrow(counts)
bray <- function(a, b) sum(abs(a - b)) / sum(a + b)
draw <- function(x) {
  com <- rep(0, gamma); s <- sample(gamma, sum(x > 0), replace = FALSE, prob = occur); com[s] <- 1
  more <- sum(x) - sum(com)
  if (more > 0) { hit <- table(s[sample.int(length(s), more, replace = TRUE, prob = abundance[s])]); com[as.integer(names(hit))] <- com[as.integer(names(hit))] + as.vector(hit) }
  com
}
rc <- matrix(0, n, n); bc <- matrix(0, n, n)
for (i in 1:(n - 1)) for (j in (i + 1):n) {
  bc[i, j] <- bc[j, i] <- bray(counts[, i], counts[, j])
  drawn <- replicate(nulls, bray(draw(counts[, i]), draw(counts[, j])))
  rc[i, j] <- rc[j, i] <- 2 * ((sum(drawn < bc[i, j] - 1e-12) + sum(abs(drawn - bc[i, j]) <= 1e-12) / 2) / nulls - .5)
}
cat('{\n  "source": "', R.version.string, ", ape ", as.character(packageVersion("ape")), '",\n  "nulls": ', nulls, ',\n  "tree": "', write.tree(tree, digits = 10), '",\n  "ids": ["', paste(ids, collapse = '", "'), '"],\n  "group": ', arr(group), ',\n  "counts": ', mat(counts), sep = "")
cat(',\n  "weighted": ', mat(bmntd(d, TRUE)), ',\n  "unweighted": ', mat(bmntd(d, FALSE)), ',\n  "mean": ', mat(apply(null, 1:2, mean)), ',\n  "sd": ', mat(apply(null, 1:2, sd)), ',\n  "bray": ', mat(bc), ',\n  "rc": ', mat(rc), "\n}\n", sep = "")
