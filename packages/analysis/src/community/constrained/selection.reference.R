# Rscript selection.reference.R > selection.reference.json ; vegan ordistep, ordiR2step, vif.cca and anova(by = "axis") of rda, cca and dbrda
suppressMessages(library(vegan))
set.seed(20261127)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]"); str <- function(x) arr(paste0('"', x, '"'))
mat <- function(m) arr(apply(as.matrix(m), 2, function(x) arr(num(x))))
n <- 22
env <- data.frame(a = round(rnorm(n), 3), b = round(rnorm(n), 3), d = round(rexp(n), 3), u = round(rnorm(n), 3), v = round(rnorm(n), 3))
env$e <- round(env$a + 0.25 * rnorm(n), 3)                          # nearly a
counts <- sapply(1:10, function(j) rnbinom(n, mu = exp(3 + c(1.1, -1, .6, 0, .9, 0, -.6, .3, 0, .4)[j] * env$a + c(0, .9, -.8, 0, .3, -.9, 0, .5, 0, .8)[j] * env$b), size = 2)); counts[, 4] <- 6; counts[8, ] <- counts[3, ]
hel <- decostand(counts, "hellinger"); bray <- vegdist(decostand(counts, "total"), "bray")
perm <- how(nperm = 1999)
name <- function(x) sub("^\\+ ", "", x)
vars <- c("a", "b", "d", "u", "v", "e")
block <- function(fit, r2) {
  full <- fit(vars); null <- fit("1"); scope <- formula(full)
  s <- ordistep(null, scope = scope, direction = "forward", permutations = perm, trace = FALSE)$anova
  r <- if (r2) ordiR2step(null, scope = scope, permutations = perm, trace = FALSE)$anova
  ax <- anova(full, by = "axis", permutations = perm); k <- seq_len(nrow(ax) - 1)
  paste0('{ "vif": ', arr(num(vif.cca(full))), ', "p": { "variables": ', str(name(rownames(s))), ', "f": ', arr(num(s$F)), ', "chance": ', arr(num(s[["Pr(>F)"]])), " }",
    if (r2) { own <- r[-nrow(r), ]; paste0(', "r2": { "variables": ', str(name(rownames(own))), ', "adjusted": ', arr(num(own$R2.adj)), ', "f": ', arr(num(own$F)), ', "chance": ', arr(num(own[["Pr(>F)"]])), ', "limit": ', num(r$R2.adj[nrow(r)]), " }") },
    ', "axes": { "inertia": ', arr(num(ax[[2]][k])), ', "f": ', arr(num(ax$F[k])), ', "chance": ', arr(num(ax[["Pr(>F)"]][k])), " } }")
}
formulaOf <- function(left, v) as.formula(paste(left, "~", paste(v, collapse = " + ")))
cat('{\n  "source": "', R.version.string, ", vegan ", as.character(packageVersion("vegan")), '",\n  "counts": ', mat(counts), ',\n  "names": ', str(vars), ',\n  "env": ', mat(env[vars]), sep = "")
cat(',\n  "rda": ', block(function(v) { f <- formulaOf("hel", v); environment(f) <- globalenv(); rda(f, env) }, TRUE), ',\n  "cca": ', block(function(v) { f <- formulaOf("counts", v); environment(f) <- globalenv(); cca(f, env) }, FALSE), ',\n  "dbrda": ', block(function(v) { f <- formulaOf("bray", v); environment(f) <- globalenv(); dbrda(f, env) }, TRUE), "\n}\n", sep = "")
