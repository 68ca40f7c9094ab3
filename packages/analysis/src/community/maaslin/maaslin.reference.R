# Rscript maaslin.reference.R > maaslin.reference.json
# MaAsLin2 by definition (Mallick et al. 2021, doi:10.1371/journal.pcbi.1009442; the package itself cannot be installed here): prevalence filter, total sum scaling,
# log2 with half of the feature's smallest value for zeros (or arcsine square root, or nothing), metadata as z-scores, lm() a feature; with subjects lmer() of lme4 by REML.
# Satterthwaite's degrees of freedom as lmerTest defines them, here with dense matrices: observed curvature of the restricted likelihood in the two variances.
suppressMessages(library(lme4))
set.seed(20261123)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
rows <- function(m) arr(apply(m, 1, function(r) arr(num(r))))

subject <- c(1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9)
group <- factor(c("CK", "CK", "CK", "CK", "CK", "CK", "CK", "CK", "CK", "T1", "T1", "T1", "T1", "T1", "T1", "T1", "T2", "T2", "T2", "T2", "T2", "T2"), levels = c("CK", "T1", "T2"))
sex <- c("f", "m", "m", "f", "m", "m", "f", "m", "f")[subject]
age <- c(31, 31, 32, 55, 55, 40, 41, 41, 62, 28, 29, 47, 47, 48, 51, 51, 36, 36, 37, 44, 45, 45)
n <- length(group); taxa <- 14
u <- matrix(rnorm(9 * taxa, 0, 0.8), taxa)
counts <- t(sapply(seq_len(taxa), function(i) rnbinom(n, mu = exp(3 + 0.3 * i %% 5 + u[i, subject] * (i %% 3 > 0) + (i == 2) * 1.5 * (group == "T2") - (i == 5) * 0.06 * (age - 40)), size = 4)))
counts[4, ] <- counts[3, ]                          # ties
counts[6, ] <- rbinom(n, 3, 0.3)                    # many zeros
counts[7, ] <- 0                                    # never seen
counts[8, ] <- c(6, 3, rep(0, n - 2))               # seen in 2 of 22: not above 10 %
counts[9, ] <- c(5, 5, 5, rep(0, n - 3))            # seen in 3
counts[10, ] <- rep(c(4, 9), length.out = n)

kept <- which(rowSums(counts > 0) > 0.1 * n)
tss <- sweep(counts[kept, ], 2, colSums(counts[kept, ]), "/")
log_half <- function(x) { x[x == 0] <- min(x[x > 0]) / 2; log2(x) }
half <- min(tss[tss > 0]) / 2
forms <- list(tss_log = t(apply(tss, 1, log_half)), tss_asin = asin(sqrt(tss)),
  clr = apply(ifelse(tss == 0, half, tss), 2, function(x) log2(x) - mean(log2(x))), none = counts[kept, ] * 1)
z <- as.numeric(scale(age))
data <- data.frame(group, sex, z, subject = factor(subject))

fixed <- function(y) { s <- summary(lm(y ~ group + sex + z, data)); cbind(s$coefficients[-1, c(1, 2, 4)], df = s$df[2]) }
mixed <- function(y) {
  m <- suppressMessages(lmer(y ~ group + sex + z + (1 | subject), data, REML = TRUE))
  X <- getME(m, "X"); Z <- as.matrix(getME(m, "Z")); J <- tcrossprod(Z); p <- ncol(X)
  parts <- function(lambda) { V <- diag(n) + lambda * J; W <- solve(V); C <- solve(t(X) %*% W %*% X); P <- W - W %*% X %*% C %*% t(X) %*% W; list(V = V, W = W, C = C, P = P, rss = drop(y %*% P %*% y)) }
  dev <- function(lambda) { s <- parts(lambda); (n - p) * log(s$rss) + as.numeric(determinant(s$V)$modulus) - as.numeric(determinant(s$C)$modulus) }
  score <- function(lambda) { s <- parts(lambda); sum(s$P * J) - (n - p) * drop(y %*% s$P %*% J %*% s$P %*% y) / s$rss }
  grid <- 10^seq(-6, 6, 0.1); d <- sapply(grid, dev); at <- which.min(d)
  lambda <- if (dev(0) <= d[at]) 0 else uniroot(score, c(grid[max(1, at - 1)], grid[min(length(grid), at + 1)]), tol = 1e-15, maxiter = 5000)$root
  stopifnot(abs(getME(m, "theta") - sqrt(lambda)) < 2e-3 * (1 + sqrt(lambda)))
  s <- parts(lambda); s2 <- s$rss / (n - p); C <- s2 * s$C; b <- drop(s$C %*% t(X) %*% s$W %*% y)
  stopifnot(max(abs(b - fixef(m))) < 1e-3 * (1 + max(abs(b))))
  df <- if (lambda == 0) rep(n - p, p) else {
    P <- s$P / s2; Vs <- list(diag(n), J)
    H <- outer(1:2, 1:2, Vectorize(function(a, c) -sum(diag(P %*% Vs[[a]] %*% P %*% Vs[[c]])) + 2 * drop(y %*% P %*% Vs[[a]] %*% P %*% Vs[[c]] %*% P %*% y)))
    A <- 2 * solve(H); W <- s$W / s2
    grad <- lapply(Vs, function(V) diag(C %*% t(X) %*% W %*% V %*% W %*% X %*% C))
    sapply(seq_len(p), function(k) { g <- c(grad[[1]][k], grad[[2]][k]); 2 * C[k, k]^2 / drop(g %*% A %*% g) })
  }
  se <- sqrt(diag(C)); list(table = cbind(b, se, 2 * pt(-abs(b / se), df), df)[-1, ], residual = s2, between = lambda * s2)
}
out <- function(tables) {
  p <- sapply(tables, function(t) t[, 3]); q <- matrix(p.adjust(p, "BH"), nrow(p))
  paste0('{ "coef": ', rows(t(sapply(tables, function(t) t[, 1]))), ', "se": ', rows(t(sapply(tables, function(t) t[, 2]))), ', "p": ', rows(t(p)), ', "df": ', rows(t(sapply(tables, function(t) t[, 4]))), ', "q": ', rows(t(q)), " }")
}
each <- function(y) lapply(seq_len(nrow(y)), function(i) y[i, ])
mix <- lapply(each(forms$tss_log), mixed)
cat('{\n  "source": "', R.version.string, ", lme4 ", as.character(packageVersion("lme4")), ': MaAsLin2 by definition",\n  "group": ', arr(paste0('"', group, '"')), ',\n  "sex": ', arr(paste0('"', sex, '"')), ',\n  "age": ', arr(age), ',\n  "subject": ', arr(paste0('"P', subject, '"')), ",\n", sep = "")
cat('  "counts": ', rows(counts), ',\n  "kept": ', arr(kept - 1), sep = "")
for (name in names(forms)) cat(',\n  "', name, '": ', out(lapply(each(forms[[name]]), fixed)), sep = "")
cat(',\n  "mixed": ', out(lapply(mix, `[[`, "table")), ',\n  "residual": ', arr(num(sapply(mix, `[[`, "residual"))), ',\n  "between": ', arr(num(sapply(mix, `[[`, "between"))), "\n}\n", sep = "")
