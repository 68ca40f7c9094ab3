# Rscript ssgsea.reference.R > ssgsea.reference.json   (R 4.2.2; GSVA is not at hand: the walk of Barbie et al. 2009 place by place, as the functions
# .ssgsea and .rndWalk of GSVA write it: whole mean ranks, ties in the order of the file, range over all scores; missing values leave the ranking.)
# 60 features × 7 samples with ties, missing values and a constant row, 9 sets of unequal size; groups of 3 and 4.
set.seed(11)
N <- 60; M <- 7
x <- matrix(round(rnorm(N * M, 5, 2), 1), N, M)
x[5, ] <- 4; x[sample(N, 12), 2] <- 0; x[, 6] <- round(x[, 6])
holes <- x; holes[cbind(sample(N, 20, TRUE), sample(M, 20, TRUE))] <- NA
sets <- lapply(c(5, 6, 8, 10, 15, 20, 30, 45, 59), function(n) sort(sample(N, n)))
walk <- function(v, set, alpha) {
  at <- which(!is.na(v)); R <- as.integer(rank(v[at])); s <- match(set, at); s <- s[!is.na(s)]
  order_ <- order(R, decreasing = TRUE); inside <- order_ %in% s
  sum(cumsum((R[order_] * inside)^alpha * inside) / sum((R[order_] * inside)^alpha * inside) - cumsum(!inside) / sum(!inside)) }
scores <- function(x, alpha) t(sapply(sets, function(s) apply(x, 2, walk, s, alpha)))
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, js), collapse = ",\n"), "]")
raw <- scores(x, 0.25); norm <- raw / diff(range(raw))
tt <- apply(norm, 1, function(v) { t <- t.test(v[4:7], v[1:3]); c(mean(v[4:7]) - mean(v[1:3]), t$statistic, t$parameter, t$p.value) })
cat('{\n"command": "Rscript ssgsea.reference.R", "version": "', R.version.string, '",\n"values": ', rows(x), ',\n"holes": ', rows(holes), ',\n"sets": [', paste(sapply(sets, function(s) js(s)), collapse = ",\n"), '],\n', sep = "")
cat('"raw": ', rows(raw), ',\n"normalized": ', rows(norm), ',\n"alpha0": ', rows(scores(x, 0)), ',\n"alpha1": ', rows(scores(x, 1)), ',\n"with_holes": ', rows(scores(holes, 0.25)), ',\n', sep = "")
cat('"welch": {"difference": ', js(tt[1, ]), ', "t": ', js(tt[2, ]), ', "df": ', js(tt[3, ]), ', "p": ', js(tt[4, ]), ', "p_adj": ', js(p.adjust(tt[4, ], "BH")), '}\n}\n', sep = "")
