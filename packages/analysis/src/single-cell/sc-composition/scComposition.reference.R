# Rscript scComposition.reference.R > scComposition.reference.json   (R 4.2.2, limma, stats; speckle is not installed, propeller's definition is written out with robust = FALSE)
# 11 samples in three groups of 5, 4 and 2 × 6 clusters: a cluster absent from some samples, ties, one nearly constant.
suppressMessages(library(limma))
set.seed(21)
group <- rep(c("对照", "低剂量", "高剂量"), c(5, 4, 2))
p <- rbind(c(.3, .25, .2, .15, .08, .02), c(.2, .25, .2, .15, .18, .02), c(.1, .25, .25, .15, .2, .05))[match(group, c("对照", "低剂量", "高剂量")), ]
n <- c(120, 80, 150, 60, 90, 200, 70, 110, 95, 130, 85)
tab <- t(sapply(1:11, function(i) rmultinom(1, n[i], p[i, ] * exp(rnorm(6, 0, .25)))))
tab[1, 6] <- 0L; tab[5, 6] <- 0L; tab[2, ] <- tab[1, ]
prop <- tab / rowSums(tab)
x <- tab + 0.5; q <- x / rowSums(x); logit <- t(log(q / (1 - q))); asn <- t(asin(sqrt(prop)))
design <- model.matrix(~0 + factor(group, unique(group)))
pairs <- rbind(c(-1, 1, 0), c(-1, 0, 1), c(0, -1, 1))
model <- function(v) {
  fit <- lmFit(v, design); one <- eBayes(contrasts.fit(fit, t(pairs)))
  all <- eBayes(contrasts.fit(fit, t(pairs[1:2, ])))
  list(f = all$F, fp = all$F.p.value, t = as.vector(one$t), p = as.vector(one$p.value), df = rep_len(one$df.total, 6), adj = as.vector(apply(one$p.value, 2, p.adjust, "BH")))
}
ranks <- function() { g <- unique(group); w <- function(a, b, what) sapply(1:6, function(c) suppressWarnings(wilcox.test(prop[group == g[b], c], prop[group == g[a], c], correct = TRUE))[[what]])
  k <- lapply(1:6, function(c) kruskal.test(prop[, c], factor(group)))
  list(h = sapply(k, `[[`, "statistic"), hp = sapply(k, `[[`, "p.value"), w = c(w(1, 2, "statistic"), w(1, 3, "statistic"), w(2, 3, "statistic")), p = c(w(1, 2, "p.value"), w(1, 3, "p.value"), w(2, 3, "p.value"))) }
two <- { d <- model.matrix(~0 + factor(group[1:9], unique(group)[1:2])); f <- eBayes(contrasts.fit(lmFit(logit[, 1:9], d), c(-1, 1))); list(t = as.vector(f$t), p = as.vector(f$p.value), df = rep_len(f$df.total, 6)) }
cells <- t(rowsum(tab, factor(group, unique(group)))); whole <- suppressWarnings(chisq.test(cells))
one <- function(i, j) suppressWarnings(chisq.test(rbind(c(cells[i, j], sum(cells[i, -j])), c(sum(cells[-i, j]), sum(cells[-i, -j]))), correct = FALSE))
each <- outer(1:6, 1:3, Vectorize(function(i, j) one(i, j)$p.value))
roe <- list(expected = as.vector(t(whole$expected)), roe = as.vector(t(whole$observed / whole$expected)), residual = as.vector(t(whole$stdres)), p = as.vector(t(each)), adj = p.adjust(as.vector(t(each)), "BH"), whole = c(whole$statistic, whole$parameter, whole$p.value))
num <- function(v) paste0("[", paste(format(v, digits = 16, trim = TRUE), collapse = ", "), "]")
obj <- function(l) paste0("{", paste(sapply(names(l), function(k) paste0('"', k, '": ', num(l[[k]]))), collapse = ",\n"), "}")
cat('{\n"command": "Rscript scComposition.reference.R", "version": "', R.version.string, ", limma ", as.character(packageVersion("limma")), '",\n', sep = "")
cat('"group": ["', paste(group, collapse = '", "'), '"],\n"counts": [', paste(apply(tab, 1, num), collapse = ",\n"), "],\n", sep = "")
cat('"logit": ', obj(model(logit)), ',\n"asin": ', obj(model(asn)), ',\n"ranks": ', obj(ranks()), ',\n"two": ', obj(two), ',\n"roe": ', obj(roe), "\n}\n", sep = "")
