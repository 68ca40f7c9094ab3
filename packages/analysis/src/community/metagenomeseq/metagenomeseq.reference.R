# Rscript metagenomeseq.reference.R > metagenomeseq.reference.json
# Twice: `package` is fitFeatureModel() of metagenomeSeq 1.40 itself. The others are its definition written out (Paulson et al. 2013, doi:10.1038/nmeth.2658), with two
# departures that the guide names: a taxon that at most 3 samples lack has the error of its coefficient (an option here), not the residual deviation; and a taxon that every
# sample of one group has takes the limit of the logistic model (glm() of the other group alone), where the package stops on the way there or has no error.
suppressMessages({ library(metagenomeSeq); library(limma); library(glmnet) })
set.seed(20261124)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
rows <- function(m) arr(apply(m, 1, function(r) arr(num(r))))

group <- rep(c("A", "B", "C"), c(9, 11, 7)); n <- length(group); taxa <- 30
depth <- exp(rnorm(n, 0, 0.5)); level <- rnorm(taxa, 2.5, 1.3); absent <- runif(taxa, 0.05, 0.5)
effect <- ifelse(seq_len(taxa) %in% c(3, 8, 15), 1.6, ifelse(seq_len(taxa) %in% c(5, 21), -1.4, 0))
x <- t(sapply(seq_len(taxa), function(i) rnbinom(n, mu = exp(level[i] + effect[i] * (group == "B")) * depth, size = 2) * (runif(n) > absent[i] * ifelse(group == "B" & i %% 7 == 1, 1.8, 1))))
x[2, ] <- x[1, ]                                   # ties
x[4, ] <- 0                                        # never seen
x[6, ] <- 3                                        # constant count
x[7, group == "A"] <- 0                            # absent from a group
x[9, ] <- x[9, ] + 1                               # everywhere
x[10, group == "B"] <- x[10, group == "B"] + 2; x[10, c(1, 3, 4, 6, 8)] <- 0   # in all of B only
x[11, group == "A"] <- x[11, group == "A"] + 1; x[11, 10:14] <- 0              # in all of A only
x[12, ] <- 0; x[12, c(1, 2, 10, 11)] <- 5          # the same where it is there: no deviation before scaling

percentile <- function(x) {
  longest <- max(colSums(x > 0))
  q <- sapply(seq_len(ncol(x)), function(i) quantile(x[x[, i] > 0, i], seq(0, 1, length.out = longest)))
  padded <- sapply(seq_len(ncol(x)), function(i) { v <- sort(x[x[, i] > 0, i]); c(rep(0, longest - length(v)), v) })
  d <- apply(abs(rowMeans(padded) - q), 1, median)
  at <- which(abs(diff(d)) / d[-1] > 0.1)[1] / length(d)
  if (is.na(at) || at <= 0.5) 0.5 else at
}
css <- function(x, p) sapply(seq_len(ncol(x)), function(i) { q <- quantile(x[x[, i] > 0, i], p); v <- x[, i] - .Machine$double.eps; sum(v[v <= q]) })

compare <- function(test, p) {
  use <- group %in% c("A", test); x <- x[, use]; z <- as.numeric(group[use] == test); n <- ncol(x)
  x <- x[rowMeans(x > 0) >= 0.1, ]; if (is.na(p)) p <- percentile(x)
  nf <- css(x, p); y <- sweep(x, 2, nf / median(nf), "/"); there <- y > 0; sf <- log(nf / median(nf))
  pos <- t(sapply(seq_len(nrow(y)), function(i) {
    k <- there[i, ]; if (sum(k & z == 0) < 2 || sum(k & z == 1) < 2) return(c(NA, NA, NA))
    f <- lm(log(y[i, k]) ~ z[k]); c(coef(f)[2], sum(resid(f)^2) / f$df.residual, f$df.residual) }))
  ok <- which(!is.na(pos[, 1]) & pos[, 2] > 1e-20)
  v <- rep(NA, nrow(y)); v[ok] <- squeezeVar(pos[ok, 2], pos[ok, 3])$var.post; tau <- var(pos[ok, 1])
  out <- t(sapply(seq_len(nrow(y)), function(i) {
    if (!i %in% ok) return(rep(NA, 4))
    k <- there[i, ]; m <- cbind(1, z)[k, ]; l <- v[i] / (sum(k) * tau)
    b <- as.matrix(coef(glmnet(m, log(y[i, k]), lambda = l, alpha = 0, thresh = 1e-16)))[3, 1]
    n0 <- sum(!z); n1 <- sum(z); k0 <- sum(k & !z); k1 <- sum(k & z)
    if (sum(k) >= n - 3) return(c(b, b, 0, sqrt(v[i] * (1 / k0 + 1 / k1))))
    e <- function(t) 1 / (1 + exp(-t)); none <- rep(1, n)
    if (k1 == n1) { f <- glm(k[!z] ~ sf[!z], family = binomial, control = list(epsilon = 1e-14, maxit = 100)); a <- coef(f); p0 <- e(a[1] + a[2] * sf); p1 <- none; fitted <- ifelse(z, 1, p0); V <- vcov(f) }
    else if (k0 == n0) { f <- glm(k[z == 1] ~ sf[z == 1], family = binomial, control = list(epsilon = 1e-14, maxit = 100)); a <- coef(f); p1 <- e(a[1] + a[2] * sf); p0 <- none; fitted <- ifelse(z, p1, 1); V <- vcov(f) }
    else { f <- glm(k ~ z + sf, family = binomial, control = list(epsilon = 1e-14, maxit = 100)); a <- coef(f); p0 <- e(a[1] + a[3] * sf); p1 <- e(a[1] + a[2] + a[3] * sf); fitted <- fitted(f); V <- vcov(f) }
    d1 <- p1 * (1 - p1) / mean(p1); d0 <- p0 * (1 - p0) / mean(p0)
    g <- if (k1 == n1 || k0 == n0) c(mean(d1) - mean(d0), mean(sf * d1) - mean(sf * d0)) else c(mean(d1) - mean(d0), mean(d1), mean(sf * d1) - mean(sf * d0))
    M <- cbind(1, z); adj <- log(mean(p1) / mean(p0))
    c(b + adj, b, adj, sqrt(drop(g %*% V %*% g) + v[i] * solve(t(M) %*% (M * fitted))[2, 2]))
  }))
  # Taxa without the two parts: their logarithm beside the depth, among themselves.
  none <- which(is.na(out[, 1])); if (length(none) > 0) { f <- eBayes(lmFit(log(y[none, , drop = FALSE] + 1), cbind(1, z, sf))); out[none, 1] <- coef(f)[, 2]; out[none, 4] <- (sqrt(f$s2.post) * f$stdev.unscaled)[, 2] }
  pv <- 2 * pnorm(-abs(out[, 1] / out[, 4]))
  keep <- which(rowMeans(get("x", envir = globalenv())[, use] > 0) >= 0.1)
  paste0('{ "kept": ', arr(keep - 1), ', "percentile": ', num(p), ', "factor": ', arr(num(nf)), ', "lfc": ', arr(num(out[, 1])), ', "positive": ', arr(num(out[, 2])), ', "detection": ', arr(num(out[, 3])), ', "se": ', arr(num(out[, 4])), ', "p": ', arr(num(pv)), ', "q": ', arr(num(p.adjust(pv, "BH"))), " }")
}
packaged <- function(test, p) {
  use <- group %in% c("A", test); x <- get("x", envir = globalenv())[, use]; x <- x[rowMeans(x > 0) >= 0.1, ]; dimnames(x) <- list(paste0("t", seq_len(nrow(x))), paste0("s", seq_len(ncol(x))))
  o <- newMRexperiment(x); o <- suppressMessages(cumNorm(o, if (is.na(p)) cumNormStatFast(o) else p)); f <- suppressWarnings(fitFeatureModel(o, model.matrix(~ factor(group[use]))))
  paste0('{ "lfc": ', arr(num(f@fitZeroLogNormal$logFC)), ', "se": ', arr(num(f@fitZeroLogNormal$se)), ', "p": ', arr(num(f@pvalues)), " }")
}
cat('{\n  "source": "', R.version.string, ", limma ", as.character(packageVersion("limma")), ", glmnet ", as.character(packageVersion("glmnet")), ', metagenomeSeq ', as.character(packageVersion("metagenomeSeq")), ': fitFeatureModel, and its definition",\n  "group": ', arr(paste0('"', group, '"')), ',\n  "counts": ', rows(x), sep = "")
cat(',\n  "B": ', compare("B", NA), ',\n  "C": ', compare("C", NA), ',\n  "half": ', compare("B", 0.5), sep = "")
cat(',\n  "package": { "B": ', packaged("B", NA), ', "C": ', packaged("C", NA), ', "half": ', packaged("B", 0.5), " }", sep = "")
# Two further tables of which the percentile lies above one half.
found <- 0; cat(',\n  "percentiles": [')
for (seed in 1:4000) { set.seed(seed); m <- round(outer(exp(rnorm(60, 8, 0.25)), c(1, 1.7, 2.4, 3.3, 4.1)) * rep(exp(rnorm(60, 0, 0.02)), 5)); m[1 + seed %% 60, seed %% 5 + 1] <- 0; p <- percentile(m); if (p > 0.5 && p < 1) { cat(if (found > 0) ", ", '{ "counts": ', rows(m), ', "percentile": ', num(p), ', "sums": ', arr(num(css(m, p))), " }", sep = ""); found <- found + 1; if (found == 2) break } }
cat("]\n}\n")
