# Rscript mantelNetwork.reference.R > mantelNetwork.reference.json   (R 4.2.2, vegan 2.6-4: vegdist, mantel; stats: cor.test)
# 14 features of three phyla × 11 samples, three variables: one with a missing value, one tied; a phylum that is not found in two samples.
suppressMessages(library(vegan))
set.seed(19)
ph <- round(runif(11, 5, 8), 2); carbon <- c(12, 12, 19, NA, 9, 22, 14, 31, 17, 12, 25); water <- round(30 + 5 * ph + rnorm(11) * 2, 1)
x <- sapply(1:11, function(i) rnbinom(14, mu = exp(rep(c(3, 2, 1), c(6, 5, 3)) + rep(c(0.8, -0.3, 0), c(6, 5, 3)) * (ph[i] - 6.5)), size = 2) + rep(c(1, 0, 0), c(6, 5, 3)))
x[12:14, c(3, 8)] <- 0; phylum <- rep(c("P1", "P2", "P3"), c(6, 5, 3)); rel <- t(x) / colSums(x); B <- 9999
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
env <- list(ph, carbon, water)
one <- function(y, dist, method) do.call(rbind, lapply(env, function(v) { k <- !is.na(v) & rowSums(y) > 0; m <- mantel(vegdist(y[k, ], dist, binary = dist == "jaccard"), dist(v[k]), method, B); c(sum(k), m$statistic, m$signif) }))
all <- function(dist, method) { m <- rbind(one(rel, dist, method), one(rel[, phylum == "P1"], dist, method), one(rel[, phylum == "P2"], dist, method), one(rel[, phylum == "P3"], dist, method)); paste0('{"n": ', num(m[, 1]), ', "r": ', num(m[, 2]), ', "p": ', num(m[, 3]), '}') }
e <- sapply(list(c(1, 2), c(1, 3), c(2, 3)), function(i) { t <- cor.test(env[[i[1]]], env[[i[2]]]); c(t$estimate, t$p.value) })
cat('{\n"command": "Rscript mantelNetwork.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ",\n"), '],\n"phylum": [', paste0('"', phylum, '"', collapse = ", "), '],\n"env": [', paste(sapply(env, num), collapse = ",\n"), '],\n"bray": ', all("bray", "pearson"), ',\n"jaccard": ', all("jaccard", "spearman"), ',\n"among": {"r": ', num(e[1, ]), ', "p": ', num(e[2, ]), '}\n}\n', sep = "")
