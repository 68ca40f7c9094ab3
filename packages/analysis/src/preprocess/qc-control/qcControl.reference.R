# Rscript qcControl.reference.R > qcControl.reference.json   (R 4.2.2: prcomp, qf)
# A missing value, a constant row, ties, two batches whose columns are not in the order of the run.
set.seed(5)
n <- 17; x <- matrix(signif(rlnorm(9 * n, 6, 0.5), 4), 9); x[2, 4] <- NA; x[3, ] <- 70; x[5, 1:3] <- 90; x[, 12] <- signif(x[, 12] * 1.8, 4)
qc <- c(1, 3, 5, 7, 8, 9, 11, 13, 15, 17); batch <- rep(1:2, c(8, 9)); order <- c(8:1, 1:9)
run <- base::order(batch, order); is <- run %in% qc
total <- colSums(x, na.rm = TRUE)[run]
keep <- apply(x, 1, function(v) all(!is.na(v)) && length(unique(v)) > 1)
p <- prcomp(t(log2(x[keep, run])), scale. = TRUE)
A <- 3; t2 <- rowSums(sweep(p$x[, 1:A], 2, p$sdev[1:A], "/")^2)
s <- sign(p$rotation[which.max(abs(p$rotation[, 1])), 1]); pc <- s * p$x[, 1]
lim <- function(a) A * (n^2 - 1) / (n * (n - A)) * qf(1 - a, A, n - A)
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
band <- function(v, k) c(mean(v[is]) - k * sd(v[is]), mean(v[is]) + k * sd(v[is]))
cat('{\n"command": "Rscript qcControl.reference.R", "version": "', R.version.string, '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"qc": ', num(qc), ', "batch": ', num(batch), ', "order": ', num(order), ', "run": ', num(run), ',\n"total": ', num(total), ', "pc1": ', num(pc), ', "t2": ', num(t2), ',\n"total_limits": ', num(c(band(total, 2), band(total, 3))), ', "pc1_limits": ', num(c(band(pc, 2), band(pc, 3))), ', "t2_limits": ', num(c(lim(0.05), lim(0.01))), ', "quantiles": ', num(c(qf(0.95, 1, 4), qf(0.99, 3, 14), qf(0.999, 10, 200))), "\n}\n", sep = "")
