# Rscript permdisp.reference.R > permdisp.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, betadisper, permutest)
# 9 features × 12 samples in three unequal groups; an all-zero row, a constant row, equal samples. "exact": the spatial medians
# found once more by optim alone, where the median falls on a sample vegan is 1e-7 off.
suppressMessages(library(vegan))
set.seed(23)
group <- factor(rep(c("A", "B", "C"), c(5, 4, 3)))
x <- sapply(1:12, function(i) rnbinom(9, mu = exp(c(2, 2, 0, 1, 3, 0, 1, 2, 1)), size = c(A = 0.6, B = 2, C = 4)[group[i]]))
x[6, ] <- 0; x[7, ] <- 4; x[, 7] <- x[, 6]; y <- t(x); d <- vegdist(y / rowSums(y)); B <- 9999
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
cc <- betadisper(d, group, type = "centroid"); md <- betadisper(d, group, type = "median")
best <- function(m) { o <- colMeans(m); for (k in 1:60) o <- optim(o, function(p) sum(sqrt(rowSums(sweep(m, 2, p)^2) + 1e-300)), method = if (k %% 2) "Nelder-Mead" else "BFGS", control = list(reltol = 1e-16, maxit = 5000))$par; o }
exact <- md$distances; pos <- md$eig > 0
for (g in levels(group)) { w <- which(group == g); v <- md$vectors[w, , drop = FALSE]
  sq <- function(keep) { m <- v[, keep, drop = FALSE]; if (ncol(m) == 0) return(0); rowSums(sweep(m, 2, best(m))^2) }
  exact[w] <- sqrt(pmax(0, sq(pos) - sq(!pos))) }
a <- anova(cc); p <- permutest(cc, pairwise = TRUE, permutations = B)
cat('{\n"command": "Rscript permdisp.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"group": ["', paste(group, collapse = '", "'), '"],\n', sep = "")
cat('"centroid": ', num(cc$distances), ',\n"median": ', num(md$distances), ',\n"exact": ', num(exact), ',\n"ss": ', num(a$`Sum Sq`), ', "f": ', num(a$`F value`[1]), ', "p_parametric": ', num(a$`Pr(>F)`[1]), ', "p": ', num(p$tab$`Pr(>F)`[1]), ', "t": ', num(p$statistic[-1]), ', "pair_p": ', num(p$pairwise$permuted), "\n}\n", sep = "")
