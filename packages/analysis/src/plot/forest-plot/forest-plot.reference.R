# Rscript forest-plot.reference.R > forest-plot.reference.json
# R 4.2.2, package stats only: the fixed-effect mean as a weighted least-squares fit (lm), the rest by definition from DerSimonian & Laird 1986
# and Higgins et al. 2002, 2009 (no package for meta-analysis is at hand). Unequal groups, ties, one interval missing, one estimate missing.
d <- data.frame(study = c("a", "b", "c", "d", "e", "f", "g", "h", "i"), arm = c("x", "y", "x", "x", "y", "x", "x", "y", "x"),
  or = c(0.72, 1.3, 0.72, 0.41, 0.95, NA, 1.1, 2.4, 0.6), low = c(0.5, 0.8, 0.5, 0.2, 0.7, 0.3, NA, 1.3, 0.35), high = c(1.0368, 2.1125, 1.0368, 0.8405, 1.2893, 1.5, NA, 4.4308, 1.0286))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
k <- d[!is.na(d$or) & !is.na(d$low), ]
one <- function(v, random, level) {
  y <- log(v$or); se <- (log(v$high) - log(v$low)) / (2 * qnorm(1 - (1 - level) / 2)); w <- 1 / se^2
  fixed <- unname(coef(lm(y ~ 1, weights = w)))
  q <- sum(w * (y - fixed)^2); df <- length(y) - 1
  tau2 <- if (random) max(0, (q - df) / (sum(w) - sum(w^2) / sum(w))) else 0
  u <- 1 / (se^2 + tau2); mu <- weighted.mean(y, u); s <- sqrt(1 / sum(u)); z <- mu / s
  p <- if (random && df > 1) exp(mu + c(-1, 1) * qt(0.975, df - 1) * sqrt(tau2 + s^2)) else c(NA, NA)
  c(length(y), exp(mu), exp(mu + c(-1, 1) * qnorm(1 - (1 - level) / 2) * s), z, 2 * pnorm(-abs(z)), q, df, pchisq(q, df, lower.tail = FALSE), max(0, (q - df) / q), tau2, p)
}
share <- function(v, random) {
  se <- (log(v$high) - log(v$low)) / (2 * qnorm(0.975)); w <- 1 / se^2; y <- log(v$or)
  tau2 <- if (random) max(0, (sum(w * (y - weighted.mean(y, w))^2) - length(y) + 1) / (sum(w) - sum(w^2) / sum(w))) else 0
  100 * (1 / (se^2 + tau2)) / sum(1 / (se^2 + tau2))
}
cat('{"command": "Rscript forest-plot.reference.R", "version": "', R.version.string, '",\n"study": ', str(d$study), ', "arm": ', str(d$arm), ',\n"or": ', num(d$or), ', "low": ', num(d$low), ', "high": ', num(d$high), sep = "")
for (level in c(0.95, 0.9)) {
  cat(',\n"at', level * 100, '": {', sep = "")
  sets <- list(x = k[k$arm == "x", ], y = k[k$arm == "y", ], all = k)
  cat(paste(sapply(names(sets), function(name) paste0('"', name, '": {"fixed": ', num(one(sets[[name]], FALSE, level)), ', "random": ', num(one(sets[[name]], TRUE, level)), "}")), collapse = ",\n"), "}", sep = "")
}
cat(',\n"studies": ', str(k$study), ', "shareFixed": ', num(share(k, FALSE)), ', "shareRandom": ', num(share(k, TRUE)), "}\n", sep = "")
