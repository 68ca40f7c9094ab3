suppressPackageStartupMessages(library(brglm2))
r <- reference("supervised/roc/firth")$cases
fit <- function(k) glm(r$y[[k]] ~ r$x[[k]], family = binomial(), method = "brglmFit", type = "AS_mean", control = list(epsilon = 1e-12, maxit = 5000))
compare("roc", "brglm2::brglmFit", "brglm2", lapply(1:3, function(k) list(r$coefficients[[k]], r$se[[k]], r$p[[k]])), lapply(1:3, function(k) { m <- fit(k); list(coef(m), sqrt(diag(vcov(m))), fitted(m)) }), "Firth 回归的系数、标准误与概率")
