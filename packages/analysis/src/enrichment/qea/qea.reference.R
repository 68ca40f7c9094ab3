# Rscript qea.reference.R > qea.reference.json   (R 4.2.2, packages base and stats; the globaltest package is not used)
# The global test of a linear model by its definition (Goeman et al. 2004): Q from the projection matrices, p by Imhof's integral with integrate() on (0, Inf);
# for one feature the t-test must agree, and with all 330 relabellings of 4 of 11 samples the share of those at least as large.
# 24 compounds in 11 samples of two groups (4 and 7), with missing values, ties and a constant row; sets of 1 to 14 compounds.
set.seed(93)
n <- 11; group <- c(rep(0, 4), rep(1, 7)); ids <- sprintf("C%02d", 1:24)
x <- matrix(round(rnorm(24 * n, 8, 1), 2), 24); shift <- c(rep(1.4, 3), rep(0.8, 4), rep(-1, 3), rep(0, 14)); x <- x + shift %o% group
x[5, 2] <- NA; x[9, c(4, 8)] <- NA; x[24, ] <- 7; x[12, ] <- round(x[12, ])
sets <- list(A = ids[1:3], B = ids[c(4:7, 15)], C = ids[8:10], D = ids[11:14], E = ids[1], F = ids[c(16:23, 24)], G = ids[c(1:10, 17:20)], H = ids[c(9, 12)])
z <- t(apply(x, 1, function(r) { r <- (r - mean(r, na.rm = TRUE)) / sd(r, na.rm = TRUE); r[is.na(r)] <- 0; r })); rownames(z) <- ids
imhof <- function(a) { a <- a / max(abs(a)); f <- function(u) sapply(u, function(v) sin(0.5 * sum(atan(a * v))) / (v * prod((1 + a^2 * v^2)^0.25)))
  0.5 + (integrate(f, 0, 1, rel.tol = 1e-12, subdivisions = 5000L)$value + integrate(f, 1, Inf, rel.tol = 1e-12, subdivisions = 5000L)$value) / pi }
H <- diag(n) - 1 / n
test <- function(s) { use <- setdiff(s, ids[24]); X <- t(z[use, , drop = FALSE]); M <- H %*% X %*% t(X) %*% H; e <- H %*% group
  q <- as.numeric(t(e) %*% M %*% e / (t(e) %*% e)); lambda <- sort(eigen(M, symmetric = TRUE)$values, decreasing = TRUE)[1:(n - 1)]
  all <- combn(n, 4, function(k) { g <- rep(1, n); g[k] <- 0; h <- H %*% g; as.numeric(t(h) %*% M %*% h / (t(h) %*% h)) })
  c(length(use), 100 * q / sum(diag(M)), 100 / (n - 1), imhof(lambda - q), mean(all >= q - 1e-9)) }
res <- t(sapply(sets, test))
js <- function(v) paste0("[", paste(if (is.character(v)) paste0('"', v, '"') else ifelse(is.na(v), "null", format(v, digits = 15, trim = TRUE)), collapse = ", "), "]")
chances <- list(c(3, 1, -1, -2), c(0.5, rep(-0.1, 9)), c(5, 4, 3, rep(-3, 12)), c(1, -1))
cat('{\n"ids": ', js(ids), ',\n"group": ', js(group), ',\n"values": [', paste(apply(x, 1, js), collapse = ",\n"), '],\n"sets": ', js(names(sets)), ',\n"members": [', paste(sapply(sets, js), collapse = ", "), '],\n', sep = "")
cat('"measured": ', js(res[, 1]), ',\n"q": ', js(res[, 2]), ',\n"expected": ', js(res[, 3]), ',\n"p": ', js(res[, 4]), ',\n"relabelled": ', js(res[, 5]), ',\n"p_adj": ', js(p.adjust(res[, 4], "BH")), ',\n', sep = "")
cat('"ttest": ', js(t.test(z[1, group == 0], z[1, group == 1], var.equal = TRUE)$p.value), ',\n"weights": [', paste(sapply(chances, js), collapse = ", "), '],\n"chances": ', js(sapply(chances, imhof)), '\n}\n', sep = "")
