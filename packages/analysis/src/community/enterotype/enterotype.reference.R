# Rscript enterotype.reference.R > enterotype.reference.json ; pam and silhouette of cluster, Jensen-Shannon and Calinski-Harabasz by definition
suppressMessages(library(cluster))
set.seed(20261201)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
mat <- function(m) arr(apply(as.matrix(m), 1, function(x) arr(num(x))))
# 12 features x 23 samples in three uneven kinds; two equal samples, a constant and an absent-in-most feature.
kind <- rep(1:3, c(11, 7, 5)); n <- 23
counts <- sapply(1:n, function(i) rnbinom(12, mu = exp(3 + c(2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0) * (kind[i] == 1) + c(0, 2.2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0) * (kind[i] == 2) + c(0, 0, 2.5, 0, 0, 1.4, 0, 0, 0, 0, 0, 0) * (kind[i] == 3)), size = 1.1))
counts[8, ] <- 9; counts[11, ] <- 0; counts[11, 4] <- 3; counts[, 15] <- counts[, 12]
p <- sweep(counts, 2, colSums(counts), "/")
kl <- function(x, m) sum(ifelse(x > 0, x * log(x / m), 0))
d <- outer(1:n, 1:n, Vectorize(function(i, j) { m <- (p[, i] + p[, j]) / 2; sqrt(max(0, (kl(p[, i], m) + kl(p[, j], m)) / 2)) }))
ch <- function(code, k) { ss <- function(w) sum(d[w, w]^2) / 2 / length(w); within <- sum(tapply(1:n, code, ss)); ((ss(1:n) - within) / (k - 1)) / (within / (n - k)) }
runs <- sapply(2:6, function(k) { f <- pam(as.dist(d), k, diss = TRUE); s <- silhouette(f)
  s <- s[order(as.integer(rownames(s))), ]
  paste0('{ "k": ', k, ', "code": ', arr(f$clustering), ', "medoids": ', arr(sort(as.integer(f$medoids))), ', "cost": ', num(f$objective[["swap"]] * n), ', "ch": ', num(ch(f$clustering, k)), ', "silhouette": ', arr(num(s[, 3])), " }") })
cat('{\n  "source": "', R.version.string, ", cluster ", as.character(packageVersion("cluster")), '",\n  "counts": ', mat(counts), ',\n  "distance": ', mat(d), ',\n  "eigenvalues": ', arr(num(cmdscale(d, k = 2, eig = TRUE)$eig)), ',\n  "runs": [\n    ', paste(runs, collapse = ",\n    "), "\n  ]\n}\n", sep = "")
