# Rscript scMilo.reference.R > scMilo.reference.json   (R 4.2.2, igraph, edgeR; miloR is not installed: its steps are written out from Dann et al. 2022)
# 180 cells in 4 dimensions, of 8 samples (3 and 5) of unequal size; the second group crowds into one corner, and one sample of the first has no cell there.
suppressMessages({ library(igraph); library(edgeR) })
set.seed(20261123)
size <- c(30, 14, 21, 25, 19, 28, 17, 26); group <- rep(c("CK", "T"), c(3, 5)); n <- sum(size); d <- 4; k <- 12
sample <- rep(1:8, size); more <- runif(n) < ifelse(group[sample] == "T", 0.65, 0.05)
x <- matrix(signif(rnorm(n * d), 6), n); x[more, 1] <- signif(x[more, 1] * 0.5 + 2.5, 6); x[sample == 1, 1] <- -abs(x[sample == 1, 1])
D <- as.matrix(dist(x))
nearest <- t(sapply(1:n, function(i) setdiff(order(D[i, ]), i)[1:k]))
drawn <- base::sample(n, 40)
centre <- unique(sapply(drawn, function(i) { m <- apply(x[nearest[i, ], ], 2, median); which.min(colSums((t(x) - m)^2)) }))
g <- simplify(graph_from_edgelist(cbind(rep(1:n, k), c(nearest)), directed = FALSE))
hood <- lapply(centre, function(v) sort(as.integer(neighborhood(g, 1, v)[[1]])))
counts <- t(sapply(hood, function(h) tabulate(sample[h], 8)))
member <- sapply(hood, function(h) as.integer(1:n %in% h)); w <- 1 / rowSums(crossprod(member))
design <- model.matrix(~ group)
fdrOf <- function(p) { o <- order(p); q <- numeric(length(p)); q[o] <- rev(cummin(rev(sum(w) * p[o] / cumsum(w[o])))); pmin(q, 1) }
one <- function(norm) { y <- calcNormFactors(DGEList(counts, lib.size = colSums(counts)), method = norm); y <- estimateDisp(y, design); f <- glmQLFTest(glmQLFit(y, design), coef = 2)$table
  list(log2fc = f$logFC, statistic = f$F, p = f$PValue, fdr = fdrOf(f$PValue)) }
num <- function(v) paste0("[", paste(formatC(v, digits = 15, format = "g", width = 1), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ",\n"), "]")
res <- function(r) paste0("{ ", paste0('"', names(r), '": ', sapply(r, num), collapse = ",\n"), " }")
cat('{ "source": "', R.version.string, ", edgeR ", as.character(packageVersion("edgeR")), ", igraph ", as.character(packageVersion("igraph")), '; steps of miloR written out",\n"k": ', k, ',\n"group": ["', paste(group, collapse = '", "'), '"],\n"sample": ', num(sample - 1), ',\n"points": ', rows(x), ',\n"drawn": ', num(drawn - 1), ',\n"centre": ', num(centre - 1), ',\n"counts": ', rows(counts), ',\n"tmm": ', res(one("TMM")), ',\n"none": ', res(one("none")), " }\n", sep = "")
