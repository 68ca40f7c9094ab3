# Rscript deqms.reference.R > deqms.reference.json
# limma's lmFit, then DEqMS::spectraCounteBayes with fit.method "loess" written out by its definition (Zhu et al. 2020; DEqMS is not needed).
suppressPackageStartupMessages(library(limma))
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
set.seed(20261126)
group <- factor(rep(c("A", "B", "C"), c(4, 3, 4))); batch <- factor(c("x", "y", "x", "y", "x", "y", "x", "y", "x", "y", "x"))
count <- pmax(1, round(rlnorm(150, 1.5, 0.9)))
m <- matrix(signif(rnorm(150 * 11, 22, rep((0.15 + 0.7 / sqrt(count)) * exp(0.35 * rnorm(150)), 11)), 7), 150)
m[1:20, 5:7] <- m[1:20, 5:7] + 1; m[21:35, 8:11] <- m[21:35, 8:11] - 1.2
m[36, c(1, 8)] <- NA; m[37, 5] <- NA; m[38, ] <- round(m[38, ]); m[39, c(1:6, 8:10)] <- NA; m[40, 5:7] <- NA
count[41] <- NA
deqms <- function(fit, count) {
  ok <- !is.na(count) & fit$df.residual > 0 & !is.na(fit$sigma)
  logvar <- log(fit$sigma^2)[ok]; df <- fit$df.residual[ok]
  model <- suppressWarnings(loess(v ~ x, data.frame(v = logvar, x = log2(count[ok])), span = 0.75))
  predicted <- fitted(model)
  eg <- logvar - digamma(df / 2) + log(df / 2); egpred <- predicted - digamma(df / 2) + log(df / 2)
  mean.fct <- mean((eg - egpred)^2 - trigamma(df / 2))
  d <- seq_len(sum(ok) * 10) / 10; distance <- abs(mean.fct - trigamma(d / 2)); d0 <- d[which.min(distance)]
  s02 <- exp(egpred + digamma(d0 / 2) - log(d0 / 2))
  post <- (d0 * s02 + df * fit$sigma[ok]^2) / (d0 + df)
  full <- function(x) replace(rep(NA_real_, length(ok)), ok, x)
  list(d0 = d0, s02 = full(s02), post = full(post), df = full(d0 + df))
}
analyse <- function(design) {
  fit <- suppressWarnings(lmFit(m, design)); fit <- contrasts.fit(fit, cbind(B = replace(numeric(ncol(design)), 2, 1), C = replace(numeric(ncol(design)), 3, 1)))
  o <- deqms(fit, count)
  parts <- sapply(c("B", "C"), function(k) {
    t <- fit$coefficients[, k] / (fit$stdev.unscaled[, k] * sqrt(o$post)); p <- 2 * pt(-abs(t), o$df)
    paste0('      "', k, '": { "log2fc": ', row(ifelse(is.na(p), NA, fit$coefficients[, k])), ', "t": ', row(t), ', "p": ', row(p), ', "p_adj": ', row(p.adjust(p, "BH")), " }")
  })
  paste0('{\n    "d0": ', num(o$d0), ',\n    "s02": ', row(o$s02), ',\n    "post": ', row(o$post), ',\n    "contrasts": {\n', paste(parts, collapse = ",\n"), "\n    }\n  }")
}
cat('{\n  "source": "', R.version.string, ', limma ', as.character(packageVersion("limma")), ': lmFit, then by definition",\n  "group": ["', paste(group, collapse = '", "'), '"],\n  "batch": ["', paste(batch, collapse = '", "'), '"],\n  "count": ', row(count), ',\n  "values": ', rows(m),
  ',\n  "plain": ', analyse(model.matrix(~group)), ',\n  "batched": ', analyse(model.matrix(~ group + batch)), "\n}\n", sep = "")
