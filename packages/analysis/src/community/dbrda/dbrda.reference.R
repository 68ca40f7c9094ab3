# Rscript dbrda.reference.R > dbrda.reference.json ; vegan dbrda, capscale, sppscores, anova overall, by margin, terms and axis
suppressMessages(library(vegan))
set.seed(20261128)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
mat <- function(m) arr(apply(as.matrix(m), 2, function(x) arr(num(x))))
# 11 features x 14 samples, with an absent-in-most, a constant feature and two equal samples; 4 variables, one determined by two others.
n <- 14
env <- data.frame(a = round(rnorm(n), 3), b = round(rnorm(n), 3), d = round(rexp(n), 3)); env$e <- env$a - 2 * env$b
counts <- sapply(1:11, function(j) rnbinom(n, mu = exp(3 + c(1, -1, .5, 0, .8, 0, -.6, .3, 0, 1.2, -1)[j] * env$a + c(0, .7, 0, -.5, 0, .4, 0, 0, .2, 0, .9)[j] * env$d), size = .8)); counts[, 4] <- 6; counts[1:11, 9] <- 0; counts[8, ] <- counts[3, ]
shares <- decostand(counts, "total")
block <- function(m, axis = TRUE) {
  if (inherits(m, "dbrda")) sppscores(m) <- shares
  # capscale reports its total with the imaginary part, but analyses the real one; that is the total here.
  total <- if (inherits(m, "dbrda")) m$tot.chi else sum(m$CCA$eig, m$CA$eig)
  const <- ((n - 1) * total)^.25
  q <- sum(m$CCA$eig > 0)
  put <- function(by) { t <- anova(m, by = by, permutations = 1999); paste0('{ "inertia": ', arr(num(t[[2]])), ', "f": ', arr(num(t$F)), ', "p": ', arr(num(t[["Pr(>F)"]])), " }") }
  paste0('{ "total": ', num(total), ', "constrained": ', arr(num(m$CCA$eig)), ', "unconstrained": ', arr(num(m$CA$eig)),
    ',\n    "sites": ', mat(scores(m, display = "wa", choices = 1:4, scaling = 2, const = const)), ',\n    "lc": ', mat(scores(m, display = "lc", choices = seq_len(q), scaling = 2, const = const)), ',\n    "species": ', if (inherits(m, "dbrda")) mat(scores(m, display = "species", choices = 1:4, scaling = 2)) else "null", ',\n    "arrows": ', mat(scores(m, display = "bp", choices = seq_len(q), scaling = 2)),
    ',\n    "r2adj": ', num(RsquareAdj(m$CCA$tot.chi / total, n, m$CCA$qrank)), ',\n    "model": ', put(NULL), ',\n    "margin": ', put("margin"), ',\n    "terms": ', put("terms"), ',\n    "axes": ', if (axis) put("axis") else "null", " }")
}
bray <- vegdist(shares, "bray")
cat('{\n  "source": "', R.version.string, ", vegan ", as.character(packageVersion("vegan")), '",\n  "counts": ', mat(counts), ',\n  "env": ', mat(env), ",\n", sep = "")
cat('  "keep": ', block(dbrda(bray ~ a + b + d, env)), ',\n  "positive": ', block(capscale(bray ~ a + b + d, env)), ',\n  "lingoes": ', block(dbrda(bray ~ a + b + d, env, add = "lingoes")), ',\n  "sqrt": ', block(dbrda(bray ~ a + b + d, env, sqrt.dist = TRUE)), "\n}\n", sep = "")
