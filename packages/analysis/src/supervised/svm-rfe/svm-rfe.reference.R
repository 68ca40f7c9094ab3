# Rscript svm-rfe.reference.R > svm-rfe.reference.json   (R 4.2.2, e1071: svm with linear kernel and a small tolerance)
# Elimination by definition from Guyon et al. 2002 around e1071's machine; 14 features × 23 samples, unequal groups, ties, two equal-sized effects, folds given.
library(e1071)
set.seed(11)
n <- c(10, 13); g <- rep(c("A", "B"), n); y <- ifelse(g == "B", 1, -1)
x <- round(matrix(rnorm(14 * 23), 14), 2); x[1, y > 0] <- x[1, y > 0] + 1.6; x[5, y > 0] <- x[5, y > 0] - 1.4; x[9, ] <- round(x[9, ]); x[12, y > 0] <- x[12, y > 0] + 0.7
fold <- as.integer(c(rep(0:3, length.out = 10), rep(0:3, length.out = 13)))
fit <- function(z, y, cost) { # samples × features -> w, b with the second class positive
  m <- svm(z, factor(y), type = "C-classification", kernel = "linear", cost = cost, scale = FALSE, tolerance = 1e-12)
  s <- if (m$labels[1] == 2) 1 else -1
  list(w = s * as.vector(t(m$coefs) %*% m$SV), b = -s * m$rho)
}
rfe <- function(z, y, cost, sizes) {
  held <- seq_len(ncol(z)); out <- integer(); stages <- list()
  for (k in seq_along(sizes)) {
    f <- fit(z[, held, drop = FALSE], y, cost); stages[[k]] <- list(held = held, w = f$w, b = f$b)
    go <- sizes[k] - if (k < length(sizes)) sizes[k + 1] else 0
    worst <- order(f$w^2, -seq_along(held))[seq_len(go)]
    out <- c(out, held[worst]); held <- held[-worst]
  }
  list(stages = stages, order = rev(out))
}
sc <- function(z, train) scale(z, colMeans(z[train, ]), apply(z[train, ], 2, sd))
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE, scientific = TRUE), collapse = ", "), "]")
int <- function(v) paste0("[", paste(v, collapse = ", "), "]")
cat('{"command": "Rscript svm-rfe.reference.R", "version": "', R.version.string, ", e1071 ", as.character(packageVersion("e1071")), '",\n"group": ["', paste(g, collapse = '", "'), '"], "fold": ', int(fold), ',\n"rows": [', paste(apply(x, 1, num), collapse = ",\n"), "]", sep = "")
for (case in list(list("one", 1, 14:1), list("half", 0.05, c(14, 8, 4, 2, 1)))) {
  z <- t(x); all <- rfe(sc(z, seq_along(y)), y, case[[2]], case[[3]])
  d <- matrix(0, length(y), length(case[[3]]))
  for (k in 0:3) { s <- sc(z, fold != k); r <- rfe(s[fold != k, ], y[fold != k], case[[2]], case[[3]])
    for (j in seq_along(case[[3]])) d[fold == k, j] <- s[fold == k, r$stages[[j]]$held, drop = FALSE] %*% r$stages[[j]]$w + r$stages[[j]]$b }
  e <- colMeans((d > 0) != (y > 0))
  cat(',\n"', case[[1]], '": {"cost": ', case[[2]], ', "order": ', int(all$order - 1), ',\n"weights": [', paste(sapply(all$stages, function(s) num(s$w)), collapse = ", "), '],\n"intercepts": ', num(sapply(all$stages, function(s) s$b)),
      ',\n"error": ', num(e), ', "se": ', num(sapply(seq_along(e), function(j) sqrt(sum(sapply(0:3, function(k) sum(fold == k) * (mean((d[fold == k, j] > 0) != (y[fold == k] > 0)) - e[j])^2)) / length(y) / 3))), ',\n"decisions": ', num(as.vector(d)), "}", sep = "")
}
cat("}\n")
