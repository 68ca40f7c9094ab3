# Rscript typicalSpread.reference.R > typicalSpread.reference.json
# The median of sigma of lm(log2(x) ~ group) over the features that vary within the groups; QC samples left out.
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
set.seed(20261124)
g <- c(rep(c("A", "B"), c(5, 4)), "QC", "QC")
m <- matrix(signif(2^rnorm(25 * length(g), 8, rep(sqrt(0.3 / rgamma(25, 3, 3)), length(g))), 7), 25)
m[3, ] <- 8                                # constant
m[7, c(2, 6)] <- NA                        # missing
m[9, g == "B"] <- NA                       # one group only
m[11, 1] <- 0                              # no logarithm
m[12, -1] <- NA                            # one value only
used <- g != "QC"
sigma <- apply(m[, used], 1, function(x) {
  x[!is.na(x) & x <= 0] <- NA; ok <- !is.na(x)
  if (sum(ok) < 2) return(NA)
  group <- g[used][ok]
  fit <- if (length(unique(group)) > 1) lm(log2(x[ok]) ~ group) else lm(log2(x[ok]) ~ 1)
  if (fit$df.residual < 1) NA else summary(fit)$sigma
})
sigma[!is.na(sigma) & sigma < 1e-12] <- NA
cat('{\n  "source": "', R.version.string, ': lm",\n  "groups": ["', paste(g, collapse = '", "'), '"],\n  "values": [\n    ', paste(apply(m, 1, row), collapse = ",\n    "), '\n  ],\n  "sd": ', num(median(sigma, na.rm = TRUE)), ',\n  "features": ', sum(!is.na(sigma)), "\n}\n", sep = "")
