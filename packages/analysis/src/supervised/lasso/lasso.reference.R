# Rscript lasso.reference.R > lasso.reference.json   (R 4.2.2, glmnet 4.1-6, thresh = 1e-20)
# 12 and 60 features × 38 samples, 22 against 16: features of very different sizes, ties, two equal rows. Folds and penalties are given, so that every figure is determined.
suppressMessages(library(glmnet))
set.seed(12)
n <- 38; y <- sample(rep(0:1, c(22, 16))); fold <- sample(rep(1:5, length = n))
make <- function(p) { x <- matrix(round(rnorm(p * n, 10, 2), 1), p, n); x[1, ] <- x[1, ] + 2 * y; x[2, ] <- round(x[2, ] - 2 * y); x[3, ] <- 100 * (x[3, ] + y); x[5, ] <- x[4, ]; x }
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
one <- function(name, p, at) {
  x <- make(p); f <- glmnet(t(x), y, family = "binomial", thresh = 1e-20, maxit = 1e7)
  l <- f$lambda[at]; g <- glmnet(t(x), y, family = "binomial", lambda = l, thresh = 1e-20, maxit = 1e7)
  cv <- cv.glmnet(t(x), y, family = "binomial", lambda = l, foldid = fold, thresh = 1e-20, maxit = 1e7)
  paste0('"', name, '": {"values": ', rows(x), ', "lambda_all": ', num(f$lambda), ', "lambda": ', num(l), ', "intercept": ', num(as.numeric(g$a0)), ', "beta": ', rows(t(as.matrix(g$beta))), ', "dev": ', num(g$dev.ratio), ', "cvm": ', num(cv$cvm), ', "cvsd": ', num(cv$cvsd), ', "min": ', which(l == cv$lambda.min) - 1, ', "se1": ', which(l == cv$lambda.1se) - 1, '}')
}
cat('{\n"command": "Rscript lasso.reference.R", "version": "', R.version.string, ', glmnet ', as.character(packageVersion("glmnet")), '",\n"y": ', num(y), ',\n"fold": ', num(fold - 1), ",\n", sep = "")
cat(one("long", 12, c(1, 5, 10, 15, 20, 25, 30, 35, 40)), one("wide", 60, c(1, 4, 8, 12, 16, 20, 24, 28, 32)), sep = ",\n"); cat("\n}\n")
