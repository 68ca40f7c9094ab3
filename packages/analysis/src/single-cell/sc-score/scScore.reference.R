# Rscript scScore.reference.R > scScore.reference.json   (R 4.2.2, ggplot2::cut_number; neither Seurat nor AUCell is installed: their definitions are written out. Every bin holds fewer genes than controls, so that nothing is drawn)
# 97 genes × 26 cells in three clusters of 11, 9 and 6: a gene no cell has that stands in a set, a gene of constant counts, ties.
suppressMessages(library(ggplot2))
set.seed(23)
G <- 97; N <- 26; cluster <- rep(c("a", "b", "c"), c(11, 9, 6))
mu <- exp(rnorm(G, -.3, 1.2)); sets <- list(T = 5:14, B = c(20:26, 30, 40), S = 50:56, G2M = c(60:64, 70))
x <- sapply(1:N, function(i) { m <- mu; if (cluster[i] == "a") m[sets$T] <- m[sets$T] * 5; if (cluster[i] == "b") m[sets$B] <- m[sets$B] * 5; if (i %% 4 == 0) m[sets$S] <- m[sets$S] * 6; if (i %% 5 == 0) m[sets$G2M] <- m[sets$G2M] * 6; rnbinom(G, mu = m * runif(1, .5, 2), size = 2) })
x[30, ] <- 0L; x[31, ] <- 2L
e <- log1p(t(t(x) / colSums(x)) * 1e4)
avg <- rowMeans(e); use <- which(avg > 0)
stopifnot(!anyDuplicated(avg[use]))
module <- function(bins) { bin <- rep(NA, G); bin[use] <- as.integer(cut(avg[use], quantile(avg[use], seq(0, 1, length.out = bins + 1)), include.lowest = TRUE, right = FALSE, labels = FALSE))
  stopifnot(all(bin[use] == as.integer(cut_number(avg[use], bins, labels = FALSE, right = FALSE))))
  list(bin = bin, score = sapply(sets, function(g) { control <- unique(unlist(lapply(g, function(one) which(bin == bin[one])))); colMeans(e[g, ]) - colMeans(e[control, ]) })) }
auc <- function(top) { limit <- ceiling(top * G); area <- function(r) sum(pmax(0, limit - r))
  sapply(sets, function(g) { best <- area(seq_along(g)); apply(x, 2, function(v) { low <- rank(-v, ties.method = "min"); high <- rank(-v, ties.method = "max"); sum(sapply(g, function(one) mean(pmax(0, limit - (low[one]:high[one]))))) / best }) }) }
z <- t(scale(t(e))); meanz <- sapply(sets, function(g) colMeans(z[g[is.finite(z[g, 1])], ]))
m <- module(24); phase <- ifelse(m$score[, "S"] < 0 & m$score[, "G2M"] < 0, "G1", ifelse(m$score[, "S"] > m$score[, "G2M"], "S", "G2M"))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(v, digits = 15, format = "g", width = 1)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
cols <- function(a) paste0("{ ", paste0('"', colnames(a), '": ', apply(a, 2, num), collapse = ",\n  "), " }")
cat('{ "source": "', R.version.string, ", ggplot2 ", as.character(packageVersion("ggplot2")), '",\n"cluster": ', txt(cluster), ',\n"sets": { ', paste0('"', names(sets), '": ', sapply(sets, num), collapse = ", "), ' },\n', sep = "")
cat('"counts": [', paste(apply(x, 1, num), collapse = ",\n"), '],\n"bins": { "24": ', num(m$bin), ', "5": ', num(module(5)$bin), ' },\n"module": ', cols(m$score), ',\n"module5": ', cols(module(5)$score), sep = "")
cat(',\n"recovery": { "0.05": ', cols(auc(.05)), ', "0.3": ', cols(auc(.3)), ' },\n"mean_z": ', cols(meanz), ',\n"phase": ', txt(phase), ',\n"means": ', cols(apply(m$score, 2, tapply, cluster, mean)), " }\n", sep = "")
