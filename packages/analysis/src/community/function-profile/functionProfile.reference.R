# Rscript functionProfile.reference.R > functionProfile.reference.json ; by definition in R (FAPROTAX and FUNGuild are not at hand)
set.seed(20261203)
num <- function(x) formatC(as.numeric(x), digits = 17, format = "g", width = 1)
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
quoted <- function(x) arr(paste0('"', x, '"'))
mat <- function(m) arr(apply(as.matrix(m), 1, function(x) arr(num(x))))
# 9 features x 5 samples, a constant and an absent feature; functions at species, genus and family, one of a feature itself, one of nobody.
counts <- matrix(rnbinom(45, mu = 20, size = .6), 9); counts[4, ] <- 5; counts[7, ] <- 0; counts[1, ] <- counts[1, ] + 3
taxonomy <- cbind(family = c("F1", "F1", "F1", "F2", "F2", "", "F3", "F3", "F4"), genus = c("Ga", "Ga", "Gb", "Gc", "", "", "Gd", "Gd", "Ge"), species = c("Ga one", "Ga two", "", "Gc six", "", "", "Gd x", "", ""))
ids <- paste0("asv", 1:9)
sets <- list(fix = c("Ga one", "Gc"), rot = c("F1", "Gd"), host = c("asv6", "Ga"), none = c("Zz"))
lookup <- function(any) t(sapply(1:9, function(k) { got <- rep(FALSE, length(sets))
  for (name in c(ids[k], rev(taxonomy[k, ]))) { if (name == "") next; hit <- sapply(sets, function(s) name %in% s); got <- got | hit; if (any(hit) && !any) break }
  got }))
p <- sweep(counts, 2, colSums(counts), "/")
block <- function(any) { hit <- lookup(any); paste0('{ "share": ', mat(t(hit) %*% p), ', "count": ', mat(t(hit) %*% counts), ', "covered": ', arr(num(colSums(p[rowSums(hit) > 0, ]))), ', "features": ', arr(colSums(hit)), " }") }
cat('{\n  "source": "', R.version.string, '",\n  "counts": ', mat(counts), ',\n  "taxonomy": ', arr(apply(taxonomy, 2, quoted)), ',\n  "names": ', quoted(names(sets)), ',\n  "sets": ', arr(sapply(sets, quoted)), ',\n  "lowest": ', block(FALSE), ',\n  "any": ', block(TRUE), "\n}\n", sep = "")
