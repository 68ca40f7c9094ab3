suppressWarnings(suppressPackageStartupMessages({ try(library(magrittr)); try(library(dplyr)); try(library(tibble)) })); take("OmicsPLS")
r <- reference("relation/o2pls/o2pls")
x <- r$values; y <- r$values2; colnames(x) <- r$samples; colnames(y) <- r$samples2; keep <- function(m) t(m[apply(m, 1, function(v) !anyNA(v) && max(v) > min(v)), ])
X <- keep(x[, r$used]); Y <- keep(y[, r$used])
one <- function(k) { o <- r[[k]]; by <- function(m) scale(m, TRUE, if (o$pareto) sqrt(apply(m, 2, sd)) else TRUE); m <- o2m(by(X), by(Y), o$count[1], o$count[2], o$count[3]); list(abs(t(m$Tt)), abs(t(m$U)), abs(t(m$W.)), abs(t(m$C.)), m$R2Xcorr, m$R2Ycorr) }
ours <- function(o) list(abs(o$t), abs(o$u), abs(o$w), abs(o$c), o$r2[1], o$r2[4])
compare("o2pls", "OmicsPLS::o2m", "OmicsPLS", lapply(c("both", "uneven", "plain", "half"), function(k) ours(r[[k]])), lapply(c("both", "uneven", "plain", "half"), one), "联合得分、载荷（不计符号）与 R²")
