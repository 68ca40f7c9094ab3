# Rscript oraBias.reference.R > oraBias.reference.json   (R 4.2.2, packages stats and splines; the goseq and BiasedUrn packages are not used)
# By the definitions: a monotone curve (Ramsay 1988) as the best of all 2^m least-squares fits with coefficients > 0 on sums of cubic B-splines,
# and Wallenius' distribution (1963) by numerical integration of its integral form (Fog 2008, doi:10.1080/03610910701790236).
# 240 genes with tied and missing lengths, longer ones oftener listed; sets of unequal size, one of all genes, one without a hit; directions by a table.
library(splines)
set.seed(2010)
n <- 240
genes <- sprintf("G%03d", 1:n)
length <- round(2^rnorm(n, 10.5, 1.1)); length[7:9] <- length[6]; length[c(20, 77, 130)] <- NA
chance <- plogis(-4 + 0.28 * (log2(ifelse(is.na(length), 1500, length)) - 1)); de <- as.integer(runif(n) < chance)
sign <- ifelse(runif(n) < 0.6, "up", "down"); direction <- ifelse(de == 1, sign, "none")
long <- order(-length)
sets <- list(L1 = genes[long[1:25]], L2 = genes[long[seq(3, 90, 3)]], L3 = genes[sample(n, 18)], L4 = genes[rev(long[!is.na(length[long])])[1:30]], L5 = genes[de == 0][1:9],
             L6 = genes[sample(which(de == 1), 12)], L7 = genes, L8 = genes[sample(n, 90)])

weights <- function(y) {
  ok <- which(!is.na(length)); ok <- ok[order(length[ok], ok)]; x <- log2(length[ok]); z <- y[ok]; m <- length(ok); tenth <- ceiling(m / 10)
  rising <- mean(tail(z, tenth)) >= mean(head(z, tenth)); a <- if (rising) x else -x
  inner <- unique(quantile(a, c(0.2, 0.4, 0.6, 0.8), names = FALSE)); inner <- inner[inner > min(a) & inner < max(a)]
  B <- splineDesign(c(rep(min(a), 4), inner, rep(max(a), 4)), a, ord = 4)
  X <- t(apply(B, 1, function(row) rev(cumsum(rev(row)))))
  best <- list(rss = Inf)
  for (code in 1:(2^ncol(X) - 1)) {
    use <- which(bitwAnd(code, 2^(0:(ncol(X) - 1))) > 0); fit <- lm.fit(X[, use, drop = FALSE], z)
    if (anyNA(fit$coefficients) || any(fit$coefficients < 0)) next
    rss <- sum(fit$residuals^2); if (rss < best$rss) best <- list(rss = rss, curve = fit$fitted.values)
  }
  curve <- best$curve + 1e-3; w <- rep(curve[ceiling(m / 2)], n); w[ok] <- curve; w
}
dwallenius <- function(x, m1, m2, drawn, odds) {
  d <- odds * (m1 - x) + (m2 - (drawn - x)); r <- 1 / d
  # t = u^d takes the steep end out of the integrand.
  f <- function(u) { t <- u^d; d * u^(d - 1) * exp(x * log1p(-t^(odds * r)) + (drawn - x) * log1p(-t^r)) }
  peak <- optimize(f, c(0, 1), maximum = TRUE, tol = 1e-12); at <- peak$maximum; top <- max(peak$objective, 1e-300); g <- function(u) f(u) / top
  cuts <- sort(unique(c(0, pmin(1, pmax(0, at + c(-0.3, -0.1, -0.03, -0.01, 0, 0.01, 0.03, 0.1, 0.3))), 1)))
  area <- sum(mapply(function(from, to) integrate(g, from, to, rel.tol = 1e-11, subdivisions = 2000L)$value, head(cuts, -1), tail(cuts, -1)))
  exp(lchoose(m1, x) + lchoose(m2, drawn - x) + log(top) + log(area))
}
upper <- function(k, m1, drawn, total, odds) {
  if (k <= max(0, drawn + m1 - total)) return(1)
  sum(sapply(min(drawn, m1):k, dwallenius, m1 = m1, m2 = total - m1, drawn = drawn, odds = odds))
}
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 15, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
part <- function(y) {
  w <- weights(y); drawn <- sum(y)
  rows <- t(sapply(sets, function(s) { inside <- genes %in% s; k <- sum(y[inside]); m <- sum(inside)
    odds <- if (m == n) 1 else mean(w[inside]) / mean(w[!inside]); c(k, odds, if (m == n) 1 else upper(k, m, drawn, n, odds)) }))
  adj <- p.adjust(rows[, 3], "BH")
  paste0('{"overlap": ', num(rows[, 1]), ', "odds": ', num(rows[, 2]), ', "p": ', num(rows[, 3]), ', "p_adj": ', num(adj), ', "weights": ', num(w), '}')
}
cases <- rbind(c(3, 10, 8, 60, 1.7), c(12, 30, 40, 200, 0.4), c(25, 40, 60, 500, 3), c(1, 5, 3, 30, 0.05), c(9, 9, 20, 100, 2.2), c(18, 60, 50, 300, 1.3))
cat('{\n"genes": ', str(genes), ',\n"length": ', num(length), ',\n"direction": ', str(direction), ',\n"ids": ', str(names(sets)), ',\n"members": [', paste(sapply(sets, str), collapse = ", "), '],\n', sep = "")
cat('"all": ', part(de), ',\n"up": ', part(as.integer(direction == "up")), ',\n"down": ', part(as.integer(direction == "down")), ',\n', sep = "")
cat('"tails": [', paste(apply(cases, 1, function(v) num(c(v, upper(v[1], v[2], v[3], v[4], v[5])))), collapse = ", "), ']\n}\n', sep = "")
