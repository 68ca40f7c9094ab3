# Rscript power.reference.R > power.reference.json
# power.t.test (strict) and power.anova.test of base R; the noncentral tails of pf and pt; Liu & Hwang 2007 by definition (ssize.fdr is not in Debian) with limma's squeezeVar for the pilot.
suppressPackageStartupMessages(library(limma))
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
frame <- function(d) paste0("[\n    ", paste(apply(d, 1, row), collapse = ",\n    "), "\n  ]")

# design (1 two-sample, 2 paired), sides, d, alpha, target, n; power at n, exact n
tt <- expand.grid(design = 1:2, sides = 1:2, d = c(0.2, 0.8, 1.7), alpha = c(0.05, 1e-4), target = c(0.8, 0.95), n = 7)
found <- t(apply(tt, 1, function(o) {
  type <- c("two.sample", "paired")[o["design"]]; side <- c("one.sided", "two.sided")[o["sides"]]
  p <- power.t.test(n = o["n"], delta = o["d"], sd = 1, sig.level = o["alpha"], type = type, alternative = side, strict = TRUE)$power
  n <- power.t.test(power = o["target"], delta = o["d"], sd = 1, sig.level = o["alpha"], type = type, alternative = side, strict = TRUE, tol = 1e-12)$n
  c(p, n)
}))
tt <- cbind(as.matrix(tt), found)

# groups, f, alpha, target, n; power at n, exact n
av <- expand.grid(groups = c(2, 3, 6), f = c(0.1, 0.4, 0.9), alpha = c(0.05, 0.001), target = 0.8, n = 5)
found <- t(apply(av, 1, function(o) {
  between <- o["f"]^2 * o["groups"] / (o["groups"] - 1)
  c(power.anova.test(groups = o["groups"], n = o["n"], between.var = between, within.var = 1, sig.level = o["alpha"])$power,
    # power.anova.test solves for n to about 1e-4 only and takes no tolerance.
    uniroot(function(n) power.anova.test(groups = o["groups"], n = n, between.var = between, within.var = 1, sig.level = o["alpha"])$power - o["target"], c(2, 5000), tol = 1e-12)$root)
}))
av <- cbind(as.matrix(av), found)

# f, df1, df2, ncp, upper tail; t, df, delta, upper tail. R's pf is right to about 1e-9 absolutely: its mixture of central tails is summed here and pf holds it to that.
nf <- as.matrix(expand.grid(f = c(0.3, 2, 9), df1 = c(1, 3), df2 = c(2, 11, 200), ncp = c(0.5, 6, 60)))
j <- 0:2000
nf <- cbind(nf, apply(nf, 1, function(o) sum(dpois(j, o[4] / 2) * pbeta(o[2] * o[1] / (o[3] + o[2] * o[1]), o[2] / 2 + j, o[3] / 2, lower.tail = FALSE))))
stopifnot(abs(nf[, 5] - pf(nf[, 1], nf[, 2], nf[, 3], nf[, 4], lower.tail = FALSE)) < 1e-8)
nt <- as.matrix(expand.grid(t = c(0.4, 2, 6), df = c(1, 5, 80), delta = c(0.3, 2, 5)))
nt <- cbind(nt, pt(nt[, 1], nt[, 2], nt[, 3], lower.tail = FALSE)); nt <- nt[nt[, 4] > 1e-3, ]

# A pilot of 60 features × 9 samples in groups of 5 and 4, log2.
set.seed(20261202)
sizes <- c(5, 4); g <- factor(rep(c("A", "B"), sizes)); n <- sum(sizes)
m <- matrix(signif(rnorm(60 * n, 10, rep(sqrt(0.3 / rgamma(60, 3, 3)), n)), 7), 60)
m[1:15, g == "B"] <- m[1:15, g == "B"] + 1.4
m[3, ] <- 8                                      # constant
m[7, c(2, 6)] <- NA                              # missing
m[9, g == "B"] <- NA                             # a group without values
m[11, ] <- round(m[11, ])                        # ties
fits <- t(apply(m, 1, function(x) {
  ok <- !is.na(x); if (length(unique(g[ok])) < 2 || sd(x[ok]) == 0) return(c(NA, NA, NA))
  f <- lm(x[ok] ~ g[ok]); c(summary(f)$sigma, f$df.residual, t.test(x[ok] ~ g[ok], var.equal = TRUE)$p.value)
}))
good <- !is.na(fits[, 1])
shrunken <- rep(NA, 60); shrunken[good] <- sqrt(squeezeVar(fits[good, 1]^2, fits[good, 2])$var.post)
lambda <- seq(0.05, 0.95, 0.05); p <- fits[good, 3]
pi0 <- min(1, predict(smooth.spline(lambda, sapply(lambda, function(l) mean(p >= l) / (1 - l)), df = 3), x = 0.95)$y)
parts <- quantile(shrunken[good], (seq_len(20) - 0.5) / 20, names = FALSE)
liu <- function(n, change, fdr, pi0, sds) {
  df <- 2 * (n - 1); p0 <- function(t) 2 * pt(-t, df)
  p1 <- function(t) mean(pt(t, df, change / sds * sqrt(n / 2), lower.tail = FALSE) + pt(-t, df, change / sds * sqrt(n / 2)))
  bound <- fdr / (1 - fdr) * (1 - pi0) / pi0
  t <- exp(uniroot(function(l) log(p0(exp(l)) / p1(exp(l))) - log(bound), c(-5, 4.5), tol = 1e-13)$root)
  c(t, p1(t))
}
# pi0 (0: estimated), change, fdr, one SD (0: all), n; critical, power
fd <- as.matrix(expand.grid(pi0 = c(0, 0.9), change = c(1, 1.5), fdr = c(0.05, 0.1), sd = c(0, 0.75), n = c(6, 12)))
fd <- cbind(fd, t(apply(fd, 1, function(o) liu(o["n"], o["change"], o["fdr"], if (o["pi0"] == 0) pi0 else o["pi0"], if (o["sd"] == 0) parts else quantile(shrunken[good], o["sd"], names = FALSE)))))
cat('{\n  "source": "', R.version.string, ": power.t.test, power.anova.test, pf, pt; Liu & Hwang 2007 by definition; limma ", as.character(packageVersion("limma")), ' squeezeVar",\n  "t": ', frame(tt), ',\n  "anova": ', frame(av), ',\n  "noncentralF": ', frame(nf), ',\n  "noncentralT": ', frame(nt), ',\n  "values": ', rows(m), ',\n  "sd": ', row(fits[, 1]), ',\n  "shrunken": ', row(shrunken), ',\n  "p": ', row(fits[, 3]), ',\n  "pi0": ', num(pi0), ',\n  "fdr": ', frame(fd), "\n}\n", sep = "")
