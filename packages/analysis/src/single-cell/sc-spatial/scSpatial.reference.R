# Rscript scSpatial.reference.R > scSpatial.reference.json   (R 4.2.2, ape; Squidpy is not installed: its neighbourhood enrichment is written out)
# 14 genes × 63 spots of a bent 9 × 7 grid: a gene in a patch, one in stripes, a gene no spot has, ties; clusters of 30, 21 and 12; two spots without neighbours within the radius.
suppressMessages(library(ape))
set.seed(19)
at <- expand.grid(x = 1:9, y = 1:7); n <- nrow(at); x <- at$x + rnorm(n, 0, .15); y <- at$y + rnorm(n, 0, .15); x[9] <- 14; y[63] <- 12
G <- 14; mu <- exp(rnorm(G, .4, .8))
counts <- t(sapply(1:G, function(g) rnbinom(n, mu = mu[g] * (if (g == 1) ifelse(at$x < 5, 6, 1) else if (g == 2) ifelse(at$y %% 2 == 0, 5, 1) else 1), size = 3)))
counts[14, ] <- 0L
cluster <- rep("c", n); cluster[at$x < 5] <- "a"; cluster[at$x >= 5 & at$y < 5] <- "b"
e <- log1p(t(t(counts) / colSums(counts)) * 1e4)
d <- as.matrix(dist(cbind(x, y))); diag(d) <- Inf
nearest <- function(k) t(apply(d, 1, function(r) { w <- numeric(n); w[order(r)[1:k]] <- 1; w }))
within <- function(r) (d <= r) * 1
B <- 40; moved <- t(replicate(B, sample(n))); labels <- t(replicate(B, sample(match(cluster, c("a", "b", "c")))))
run <- function(w) { use <- which(rowSums(counts > 0) >= ceiling(.05 * n)); m <- lapply(use, function(g) Moran.I(e[g, ], w))
  # In shuffle b spot i lies at place moved[b, i].
  hits <- sapply(seq_along(use), function(k) sum(apply(moved, 1, function(p) { v <- numeric(n); v[p] <- e[use[k], ]; abs(Moran.I(v, w)$observed + 1 / (n - 1)) >= abs(m[[k]]$observed + 1 / (n - 1)) * (1 - 1e-12) })))
  count <- function(cl) c(sapply(1:3, function(a) sapply(1:3, function(b) sum(w[cl == a, cl == b]))))
  null <- apply(labels, 1, count); own <- count(match(cluster, c("a", "b", "c"))); mean <- rowMeans(null); sd <- sqrt(rowMeans((null - mean)^2))
  list(genes = use, i = sapply(m, `[[`, "observed"), sd = sapply(m, `[[`, "sd"), p = sapply(m, `[[`, "p.value"), hits = hits, count = own, mean = mean, sd_count = sd, z = (own - mean) / sd) }
num <- function(v) paste0("[", paste(formatC(v, digits = 15, format = "g", width = 1), collapse = ", "), "]")
rows <- function(a) paste0("[", paste(apply(a, 1, num), collapse = ",\n"), "]")
out <- function(l) paste0("{ ", paste0('"', names(l), '": ', sapply(l, num), collapse = ",\n  "), " }")
cat('{ "source": "', R.version.string, ", ape ", as.character(packageVersion("ape")), '",\n"x": ', num(x), ',\n"y": ', num(y), ',\n"cluster": ["', paste(cluster, collapse = '", "'), '"],\n"counts": ', rows(counts), sep = "")
cat(',\n"moved": ', rows(moved - 1), ',\n"labels": ', rows(labels - 1), ',\n"nearest": ', out(run(nearest(6))), ',\n"radius": ', out(run(within(1.4))), " }\n", sep = "")
