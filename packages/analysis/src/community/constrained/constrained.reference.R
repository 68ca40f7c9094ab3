# Rscript constrained.reference.R > constrained.reference.json ; vegan rda, cca, decostand, anova by margin and by terms
suppressMessages(library(vegan))
set.seed(20261126)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
mat <- function(m) arr(apply(as.matrix(m), 2, function(x) arr(num(x))))
# 9 features x 13 samples, with an absent-in-most and a constant feature; 4 variables, one determined by two others.
n <- 13
env <- data.frame(a = round(rnorm(n), 3), b = round(rnorm(n), 3), d = round(rexp(n), 3)); env$e <- env$a - 2 * env$b
counts <- sapply(1:9, function(j) rnbinom(n, mu = exp(3 + c(1, -1, .5, 0, .8, 0, -.6, .3, 0)[j] * env$a + c(0, .7, 0, -.5, 0, .4, 0, 0, .2)[j] * env$d), size = 1.5)); counts[, 4] <- 6; counts[1:11, 9] <- 0
block <- function(m) {
  b <- scores(m, display = c("sites", "lc", "species", "bp"), choices = 1:4, scaling = 2)
  q <- length(m$CCA$eig); bp <- scores(m, display = "bp", choices = seq_len(q), scaling = 2)
  put <- function(by) { t <- anova(m, by = by, permutations = 1999); paste0('{ "inertia": ', arr(num(t[[2]])), ', "f": ', arr(num(t$F)), ', "p": ', arr(num(t[["Pr(>F)"]])), " }") }
  paste0('{ "total": ', num(m$tot.chi), ', "constrained": ', arr(num(m$CCA$eig)), ', "unconstrained": ', arr(num(m$CA$eig)),
    ',\n    "sites": ', mat(b$sites), ',\n    "lc": ', mat(scores(m, display = "lc", choices = seq_len(q), scaling = 2)), ',\n    "species": ', mat(b$species), ',\n    "arrows": ', mat(bp),
    ',\n    "r2adj": ', num(if (inherits(m, "cca") && !inherits(m, "rda")) NA else RsquareAdj(m)$adj.r.squared), ',\n    "model": ', put(NULL), ',\n    "margin": ', put("margin"), ',\n    "terms": ', put("terms"), " }")
}
hel <- decostand(counts, "hellinger")
cat('{\n  "source": "', R.version.string, ", vegan ", as.character(packageVersion("vegan")), '",\n  "counts": ', mat(counts), ',\n  "env": ', mat(env), ",\n", sep = "")
cat('  "hellinger": ', block(rda(hel ~ a + b + d, env)), ',\n  "scaled": ', block(rda(counts ~ a + b + d, env, scale = FALSE)), ',\n  "cca": ', block(cca(counts ~ a + b + d, env)), "\n}\n", sep = "")
