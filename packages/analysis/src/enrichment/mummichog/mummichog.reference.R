# Rscript mummichog.reference.R > mummichog.reference.json   (R 4.2.2, by definition from Li et al. 2013; mummichog itself is not at hand)
# Isomers, a compound with two ions, one without its primary ion, peaks of nothing, ties in p. All lists of peaks are enumerated.
proton <- 1.00727647
mass <- c(c1 = 180.06339, c2 = 180.06339, c3 = 132.05349, c4 = 204.08988, c5 = 208.08479, c6 = 302.11100, c7 = 250.1, c8 = 146.06914)
shift <- c(`M+H` = proton, `M+Na` = 22.989218, `M+NH4` = 18.033826, `M+K` = 38.963158, `M+H-H2O` = proton - 18.01056468)
mz <- c(181.0707, 203.0527, 133.0606, 205.0970, 227.0790, 209.0921, 303.1182, 273.0895, 147.0764, 400.1, 410.2, 420.3)
p <- c(0.01, 0.2, 0.5, 0.001, 0.9, 0.03, 0.6, 0.02, 0.4, 0.7, 0.04, 0.04)
sets <- list(P1 = c("c1", "c2", "c4", "c5"), P2 = c("c3", "c6", "c8", "c4"), P3 = c("c5", "c6", "c8", "c7"))
ppm <- 10
m <- do.call(rbind, lapply(seq_along(mz), function(i) do.call(rbind, lapply(names(shift), function(a) do.call(rbind, lapply(names(mass), function(c) { t <- mass[[c]] + shift[[a]]; e <- 1e6 * (mz[i] - t) / t; if (abs(e) <= ppm) data.frame(i = i, a = a, c = c, e = e) }))))))
m <- m[m$c %in% m$c[m$a == "M+H"], ]
peaks <- tapply(m$i, m$c, function(v) paste(sort(unique(v)), collapse = ","))
unit <- split(names(peaks), peaks)
ease <- function(k, K, n, N) ifelse(k == 0, 1, phyper(k - 2, K, N - K, n - 1, lower.tail = FALSE))
look <- function(sig) {
  on <- sapply(names(unit), function(u) any(as.integer(strsplit(u, ",")[[1]]) %in% sig))
  k <- sapply(sets, function(s) sum(on[sapply(unit, function(u) any(u %in% s))])); K <- sapply(sets, function(s) sum(sapply(unit, function(u) any(u %in% s))))
  list(k = k, K = K, n = sum(on), N = length(unit), ease = ease(k, K, sum(on), length(unit)), fisher = phyper(k - 1, K, length(unit) - K, sum(on), lower.tail = FALSE))
}
sig <- which(p < 0.05); seen <- look(sig)
all <- combn(length(mz), length(sig), function(s) look(s)$ease)
x <- -log10(all); shape <- mean(x)^2 / mean((x - mean(x))^2); scale <- mean((x - mean(x))^2) / mean(x)
num <- function(v) paste0("[", paste(formatC(as.numeric(v), digits = 17, format = "g", width = 1), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
g <- c(0.05, 0.4, 1.3, 6, 25)
cat('{\n"command": "Rscript mummichog.reference.R", "version": "', R.version.string, '",\n"mass": ', num(mass), ', "mz": ', num(mz), ', "p": ', num(p), ',\n"match_peak": ', num(m$i), ', "match_compound": ', txt(m$c), ', "match_adduct": ', txt(m$a), ', "match_error": ', num(m$e), ',\n"overlap": ', num(seen$k), ', "size": ', num(seen$K), ', "list": ', seen$n, ', "background": ', seen$N, ', "ease": ', num(seen$ease), ', "fisher": ', num(seen$fisher), ',\n"empirical": ', num(rowMeans(all <= seen$ease * (1 + 1e-12))), ', "shape": ', shape, ', "scale": ', scale, ', "gamma": ', num(pgamma(-log10(seen$ease), shape, scale = scale, lower.tail = FALSE)), ',\n"upper": {"x": ', num(g), ', "shape": 0.4, "scale": 0.7, "p": ', num(pgamma(g, 0.4, scale = 0.7, lower.tail = FALSE)), "}\n}\n", sep = "")
