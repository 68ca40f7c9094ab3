suppressPackageStartupMessages(library(permute)); take("indicspecies")
r <- reference("community/indicator/indicator"); x <- as.data.frame(t(r$values))
of <- function(func) { m <- multipatt(x, r$group, func = func, max.order = 3, control = how(nperm = 9)); m$str }
compare("indicator", "indicspecies::multipatt", "indicspecies", list(r$indval_g, r$indval, r$r_g[, 1:6], r$r[, 1:6]), list(of("IndVal.g"), of("IndVal"), of("r.g")[, 1:6], of("r")[, 1:6]), "四种统计量，含各组组合")
