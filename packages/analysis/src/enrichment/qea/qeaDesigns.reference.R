# Rscript qeaDesigns.reference.R > qeaDesigns.reference.json   (R 4.2.2, base, stats and vegan 2.6-4; the globaltest package is not installed)
# Several groups: Q is the share between groups, R2 of vegan's adonis2 on euclidean distances; for one feature R2 of lm, and the p of all 1,260 relabellings of 3, 4 and 2 of nine samples.
# A number: Q and Imhof's p by the definition of the linear global test with the centred number in place of the groups; for one feature cor.test.
# 16 compounds in nine samples of three groups, with missing values, ties and a constant row; one sample without the number.
suppressPackageStartupMessages(library(vegan))
set.seed(311)
n <- 9; level <- rep(1:3, c(3, 4, 2)); trait <- c(1.5, 4, 2, 6, NA, 8.5, 5, 5, 9); ids <- sprintf("C%02d", 1:16)
x <- matrix(round(rnorm(16 * n, 8, 1), 2), 16); x[1:4, ] <- x[1:4, ] + rep(1, 4) %o% c(0, 1.5, 3)[level]; x[5:7, ] <- x[5:7, ] + rep(0.6, 3) %o% ifelse(is.na(trait), 5, trait); x[3, 2] <- NA; x[9, c(4, 8)] <- NA; x[16, ] <- 7; x[10, ] <- round(x[10, ])
sets <- list(A = ids[1:4], B = ids[c(5:7, 12)], C = ids[8:11], D = ids[1], E = ids[c(13:16)], F = ids[c(1:9)])
scaled <- function(m) t(apply(m, 1, function(r) { r <- (r - mean(r, na.rm = TRUE)) / sd(r, na.rm = TRUE); r[is.na(r)] <- 0; r }))
z <- scaled(x[1:15, ]); rownames(z) <- ids[1:15]
share <- function(m, g) { c <- m - rowMeans(m); between <- sum(sapply(unique(g), function(k) sum(g == k) * rowMeans(c[, g == k, drop = FALSE])^2)); 100 * between / sum(c^2) }
labels <- do.call(cbind, combn(n, 3, function(a) { rest <- setdiff(1:n, a); combn(rest, 4, function(b) { g <- rep(3, n); g[a] <- 1; g[b] <- 2; g }) }, simplify = FALSE))
group <- sapply(sets, function(s) { m <- z[intersect(s, rownames(z)), , drop = FALSE]
  q <- 100 * adonis2(dist(t(m)) ~ factor(level), permutations = 1)$R2[1]; all <- apply(labels, 2, function(g) share(m, g)); c(q, mean(all >= q - 1e-9)) })
imhof <- function(a) { a <- a / max(abs(a)); f <- function(u) sapply(u, function(v) sin(0.5 * sum(atan(a * v))) / (v * prod((1 + a^2 * v^2)^0.25)))
  0.5 + (integrate(f, 0, 1, rel.tol = 1e-12, subdivisions = 5000L)$value + integrate(f, 1, Inf, rel.tol = 1e-12, subdivisions = 5000L)$value) / pi }
keep <- !is.na(trait); w <- scaled(x[1:15, keep]); rownames(w) <- ids[1:15]; y <- trait[keep]; k <- sum(keep); H <- diag(k) - 1 / k
number <- sapply(sets, function(s) { X <- t(w[intersect(s, rownames(w)), , drop = FALSE]); M <- H %*% X %*% t(X) %*% H; e <- H %*% y; q <- as.numeric(t(e) %*% M %*% e / (t(e) %*% e))
  lambda <- sort(eigen(M, symmetric = TRUE)$values, decreasing = TRUE)[1:(k - 1)]; c(100 * q / sum(diag(M)), imhof(lambda - q)) })
up <- sapply(sets, function(s) { m <- intersect(s, rownames(w)); sum(sapply(m, function(i) cov(w[i, ], y)) > 0) })
js <- function(v) paste0("[", paste(if (is.character(v)) paste0('"', v, '"') else ifelse(is.na(v), "null", format(v, digits = 15, trim = TRUE)), collapse = ", "), "]")
cat('{\n"ids": ', js(ids), ',\n"level": ', js(level), ',\n"trait": ', js(trait), ',\n"values": [', paste(apply(x, 1, js), collapse = ",\n"), '],\n"sets": ', js(names(sets)), ',\n"members": [', paste(sapply(sets, js), collapse = ", "), '],\n', sep = "")
cat('"group_q": ', js(group[1, ]), ',\n"group_p": ', js(group[2, ]), ',\n"group_r2": ', js(100 * summary(lm(z[1, ] ~ factor(level)))$r.squared), ',\n"number_q": ', js(number[1, ]), ',\n"number_p": ', js(number[2, ]), ',\n"number_up": ', js(up), ',\n"cor_p": ', js(cor.test(w[1, ], y)$p.value), '\n}\n', sep = "")
