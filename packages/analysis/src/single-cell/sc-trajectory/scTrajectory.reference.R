# Rscript scTrajectory.reference.R > scTrajectory.reference.json   (R 4.2.2, igraph::mst, splines::ns, stats; TSCAN is not installed, its projection is written out)
# 74 cells × 4 dimensions in six clusters of unequal size, a tree with a branch; 9 genes: ties, one constant, one without counts, one that rises and falls.
suppressMessages(library(igraph)); library(splines)
set.seed(31)
size <- c(17, 12, 9, 14, 12, 10); cl <- rep(1:6, size)
mid <- rbind(c(0, 0, 0, 0), c(4, 1, 0, 0), c(8, 0, 1, 0), c(11, 4, 0, 1), c(11, -4, 2, 0), c(15, -5, 2, 1))
x <- mid[cl, ] + matrix(rnorm(74 * 4, sd = 1.1), 74)
cen <- t(sapply(1:6, function(k) colMeans(x[cl == k, ])))
d <- as.matrix(dist(cen))
g <- mst(graph_from_adjacency_matrix(d, mode = "undirected", weighted = TRUE))
e <- as_edgelist(g, names = FALSE); w <- E(g)$weight; o <- order(pmin(e[, 1], e[, 2]), pmax(e[, 1], e[, 2])); e <- e[o, ]; w <- w[o]
time <- function(root, extend) {
  node <- as.numeric(distances(g, v = root))
  t <- sapply(1:74, function(i) { own <- cl[i]; nb <- as.numeric(neighbors(g, own)); open <- extend && length(nb) == 1
    best <- sapply(nb, function(k) { u <- cen[k, ] - cen[own, ]; L <- sqrt(sum(u^2)); a <- sum((x[i, ] - cen[own, ]) * u) / L
      a <- min(L, if (open) a else max(0, a)); c(a, sqrt(sum((x[i, ] - cen[own, ] - a * u / L)^2)), k) })
    b <- best[, which.min(best[2, ])]; node[own] + sign(node[b[3]] - node[own]) * b[1] })
  t - min(t, 0)
}
clip <- time(1, FALSE); wide <- time(1, TRUE); other <- time(4, FALSE)
y <- rbind(rpois(74, exp(clip / 6)), rpois(74, exp(2 - clip / 6)), rpois(74, 6 * exp(-(clip - 8)^2 / 20)), matrix(rpois(74 * 4, 1), 4), 3L, 0L)
lin <- cl %in% c(1, 2, 3, 4)          # the cells tested: four clusters, taken by name so that branching plays no part here
s <- wide[lin]
test <- function(v) { if (var(v) == 0) return(rep(NA, 5)); f <- anova(lm(v ~ 1), lm(v ~ ns(s, df = 5))); r <- suppressWarnings(cor.test(v, s, method = "spearman", exact = FALSE)); c(f$F[2], f$`Pr(>F)`[2], r$estimate, r$p.value, f$Df[2]) }
z <- log1p(y[, lin]); res <- t(apply(z, 1, test))
grid <- seq(min(s), max(s), length.out = 7); fit <- predict(lm(z[3, ] ~ ns(s, df = 5)), data.frame(s = grid))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 16, trim = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ",\n"), "]")
cat('{\n"command": "Rscript scTrajectory.reference.R", "version": "', R.version.string, ", igraph ", as.character(packageVersion("igraph")), '",\n', sep = "")
cat('"points": ', rows(x), ',\n"cluster": ', num(cl - 1), ',\n"edges": ', rows(cbind(e - 1, w)), ",\n", sep = "")
cat('"clip": ', num(clip), ',\n"extend": ', num(wide), ',\n"from_4": ', num(other), ",\n", sep = "")
cat('"tested": ', num(which(lin) - 1), ',\n"counts": ', rows(y[, lin]), ',\n"tests": ', rows(res), ',\n"grid": ', num(grid), ',\n"fit": ', num(fit), "\n}\n", sep = "")
