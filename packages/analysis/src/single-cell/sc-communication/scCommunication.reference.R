# Rscript scCommunication.reference.R > scCommunication.reference.json   (R 4.2.2; CellPhoneDB is not installed: its definition is written out)
# 31 genes × 93 cells in types of 34, 25, 21, 8 (too few) and 5 cells without a type; a gene no cell has, a gene of equal counts, ties, complexes of two and three subunits.
set.seed(41)
G <- 31; type <- rep(c("T", "B", "Mono", "rare", ""), c(34, 25, 21, 8, 5)); N <- length(type)
type <- sample(type); mu <- exp(rnorm(G, -.4, 1))
x <- sapply(1:N, function(i) { m <- mu; if (type[i] == "T") m[1:6] <- m[1:6] * 4; if (type[i] == "B") m[7:12] <- m[7:12] * 4; if (type[i] == "Mono") m[c(2, 8, 13:16)] <- m[c(2, 8, 13:16)] * 5; rnbinom(G, mu = m * runif(1, .5, 2), size = 2) })
x[30, ] <- 0L; x[31, ] <- 2L; rownames(x) <- paste0("g", 1:G)
pairs <- rbind(c("g1", "g7"), c("g2", "g13+g14"), c("g8", "g1_g3"), c("g9+g10+g11", "g4"), c("g13", "g13"), c("g30", "g5"), c("g31", "g20"), c("g21", "g30+g22"), c("g23", "g24"), c("g15", "g25"), c("g26", "g16"))
keep <- type %in% c("T", "B", "Mono"); levels <- unique(type[keep]); own <- match(type[keep], levels); y <- x[, keep]; n <- ncol(y)
linear <- t(t(y) / colSums(y)) * 1e4
parts <- lapply(unique(c(t(pairs))), function(name) strsplit(name, "[+_]")[[1]]); names(parts) <- unique(c(t(pairs)))
means <- function(e, own) sapply(1:3, function(k) { one <- rowMeans(e[, own == k, drop = FALSE]); sapply(parts, function(p) min(one[p])) })
value <- function(m, i, s, t) { l <- m[pairs[i, 1], s]; r <- m[pairs[i, 2], t]; if (l > 0 && r > 0) (l + r) / 2 else 0 }
B <- 60; shuffled <- t(replicate(B, sample(own)))
run <- function(e, least) { m <- means(e, own); share <- means(e > 0, own); null <- lapply(1:B, function(b) means(e, shuffled[b, ]))
  rows <- NULL
  for (i in seq_len(nrow(pairs))) for (s in 1:3) for (t in 1:3) { v <- value(m, i, s, t); if (v > 0 && share[pairs[i, 1], s] >= least && share[pairs[i, 2], t] >= least)
    rows <- rbind(rows, c(i, s, t, v, m[pairs[i, 1], s], m[pairs[i, 2], t], share[pairs[i, 1], s], share[pairs[i, 2], t], sum(sapply(null, value, i = i, s = s, t = t) >= v * (1 - 1e-12)))) }
  rows }
log <- run(log1p(linear), .1); lin <- run(linear, .4)
# p from many more permutations, to hold a seeded run against.
big <- 20000; e <- log1p(linear); m <- means(e, own); hits <- numeric(nrow(log))
for (b in 1:big) { d <- means(e, sample(own)); hits <- hits + mapply(function(i, s, t, v) value(d, i, s, t) >= v * (1 - 1e-12), log[, 1], log[, 2], log[, 3], log[, 4]) }
num <- function(v) paste0("[", paste(formatC(v, digits = 15, format = "g", width = 1), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
rows <- function(a) paste0("[", paste(apply(a, 1, num), collapse = ",\n"), "]")
cat('{ "source": "', R.version.string, '",\n"type": ', txt(type), ',\n"levels": ', txt(levels), ',\n"pairs": [', paste(apply(pairs, 1, txt), collapse = ", "), '],\n"counts": ', rows(x), sep = "")
cat(',\n"own": ', num(own - 1), ',\n"shuffled": ', rows(shuffled - 1), ',\n"columns": ', txt(c("pair", "source", "target", "mean", "ligand_mean", "receptor_mean", "ligand_share", "receptor_share", "hits")), ',\n"log": ', rows(log), ',\n"linear": ', rows(lin), ',\n"p": ', num((hits + 1) / (big + 1)), " }\n", sep = "")
