# Rscript eigen.reference.R > eigen.reference.json   (R 4.2.2)
# Eigenvalues of the Frank-like matrix min(i, j) and of a graph Laplacian with repeated eigenvalues.
n <- 7
a <- outer(1:n, 1:n, pmin)
ring <- diag(2, 6)
for (i in 1:6) { j <- i %% 6 + 1; ring[i, j] <- ring[j, i] <- -1 }
list_json <- function(x) paste0("[", paste(format(x, digits = 17, trim = TRUE), collapse = ", "), "]")
cat("{\n")
cat('  "command": "Rscript eigen.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('  "min": ', list_json(eigen(a)$values), ",\n", sep = "")
cat('  "ring": ', list_json(zapsmall(eigen(ring)$values, 15)), "\n}\n", sep = "")
