# Rscript gsea.reference.R > gsea.reference.json   (R 4.2.2; the definition of Subramanian et al. 2005 walked feature by feature, null as fgseaSimple with 20,000 draws)
# 200 features with ties and zeros, 14 sets of unequal size, one of zeros only.
set.seed(5)
N <- 200
score <- round(sort(c(rnorm(150), rep(0, 20), rep(0.5, 10), rep(-1, 20)), decreasing = TRUE), 3)
ids <- sprintf("f%03d", 1:N)
pick <- function(n, prob) sort(sample(N, n, prob = prob))
sets <- c(lapply(c(5, 12, 30, 60), function(n) pick(n, exp(score))), lapply(c(6, 15, 31, 50), function(n) pick(n, exp(-score))),
          lapply(c(5, 8, 20, 40, 90), function(n) pick(n, rep(1, N))), list(which(score == 0)[1:7]))
running <- function(hits, w) { s <- abs(score)^w; up <- s[hits] / sum(s[hits]); if (sum(s[hits]) == 0) up <- rep(1 / length(hits), length(hits))
  step <- rep(-1 / (N - length(hits)), N); step[hits] <- up; cumsum(step) }
es <- function(hits, w) { r <- running(hits, w); if (max(0, r) >= -min(0, r)) max(0, r) else min(0, r) }
edge <- function(hits, w) { r <- running(hits, w); if (max(0, r) >= -min(0, r)) hits[hits <= which.max(r)] else rev(hits[hits > which.min(r)]) }
null <- function(k, w) replicate(20000, es(sort(sample(N, k)), w))
js <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
q <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
part <- function(w, seed) { set.seed(seed)
  e <- sapply(sets, es, w = w); d <- lapply(lengths(sets), null, w = w)
  nes <- mapply(function(e, d) e / mean(abs(d[if (e >= 0) d >= 0 else d <= 0])), e, d)
  p <- mapply(function(e, d) if (e >= 0) (sum(d >= e) + 1) / (sum(d >= 0) + 1) else (sum(d <= e) + 1) / (sum(d <= 0) + 1), e, d)
  paste0('{"es": ', js(e), ', "nes": ', js(nes), ', "p": ', js(p), ', "edge": [', paste(sapply(sets, function(h) q(ids[edge(h, w)])), collapse = ", "), ']}') }
cat('{\n"command": "Rscript gsea.reference.R", "version": "', R.version.string, '",\n"ids": ', q(ids), ',\n"scores": ', js(score), ',\n"members": [', paste(sapply(sets, function(h) q(ids[h])), collapse = ",\n"), '],\n', sep = "")
cat('"running": ', js(running(sets[[2]], 1)), ',\n"w0": ', part(0, 1), ',\n"w1": ', part(1, 2), ',\n"w2": ', part(2, 3), '\n}\n', sep = "")
