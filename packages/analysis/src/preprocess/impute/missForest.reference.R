# Rscript missForest.reference.R > missForest.reference.json   (a minute)
# missForest 1.5 for numbers, written from the paper and the package on top of randomForest; `x` is samples × features, as there.
suppressMessages(library(randomForest))
missForest <- function(x, ntree, maxiter, mtry = floor(sqrt(ncol(x)))) {
  gone <- is.na(x); count <- colSums(gone); turn <- order(count); turn <- turn[count[turn] > 0]
  now <- x; for (j in seq_len(ncol(x))) now[gone[, j], j] <- mean(x[, j], na.rm = TRUE)
  first <- now; new <- 0; old <- Inf; iter <- 0; kept <- list(); error <- numeric(ncol(x)); nrmse <- c()
  while (new < old && iter < maxiter) {
    if (iter > 0) old <- new
    before <- now
    for (j in turn) {
      fit <- randomForest(now[!gone[, j], -j], now[!gone[, j], j], ntree = ntree, mtry = mtry, nodesize = 1)
      error[j] <- fit$mse[ntree]
      now[gone[, j], j] <- predict(fit, now[gone[, j], -j, drop = FALSE])
    }
    iter <- iter + 1; kept[[iter]] <- now; new <- sum((now - before)^2) / sum(now^2)
    nrmse <- c(nrmse, sqrt(mean(error) / var(as.vector(x), na.rm = TRUE)))
  }
  taken <- if (iter == maxiter) iter else iter - 1
  list(x = kept[[taken]], nrmse = nrmse[taken], iter = iter, first = first, turn = turn, error = error)
}
# 26 features × 41 samples about three common factors: some ties, a constant row, complete rows, gaps of unequal number.
set.seed(11)
p <- 26; n <- 41
factors <- matrix(rnorm(3 * n), 3); weights <- matrix(rnorm(3 * p), p)
full <- round(12 + weights %*% factors + (weights[, 1] > 0) * 2 * (factors[1, ] > 0.5)[col(matrix(0, p, n))] + matrix(rnorm(p * n, 0, 0.35), p), 3)
full[4, ] <- 9; full[7, ] <- round(full[7, ]); full[8, ] <- round(full[8, ])
known <- full; known[cbind(sample(p, 150, TRUE, seq_len(p)^0.8), sample(n, 150, TRUE))] <- NA; known[c(1, 15), ] <- full[c(1, 15), ]; known[4, 3] <- NA
gone <- is.na(known)
one <- sapply(1:40, function(s) { set.seed(s); r <- missForest(t(known), 300, 1); c(t(r$x)[gone], r$nrmse) })
runs <- lapply(1:30, function(s) { set.seed(100 + s); missForest(t(known), 100, 10) })
rmse <- sapply(runs, function(r) sqrt(mean((t(r$x)[gone] - full[gone])^2))); oob <- sapply(runs, function(r) r$nrmse)
num <- function(x) paste0("[", paste(ifelse(is.na(x), "null", formatC(x, digits = 12, format = "g", width = 1)), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, num), collapse = ",\n    "), "\n  ]")
# Row by row, as the table is read.
cells <- which(t(gone)); by.row <- function(v) { m <- matrix(NA, p, n); m[gone] <- v; t(m)[cells] }
cat('{\n  "source": "', R.version.string, ', missForest by definition on randomForest ', as.character(packageVersion("randomForest")), '",\n  "full": ', rows(full), ',\n  "known": ', rows(known),
  ',\n  "first": ', num(by.row(t(runs[[1]]$first)[gone])), ',\n  "turn": ', num(runs[[1]]$turn - 1), ',\n  "round": { "mean": ', num(by.row(rowMeans(one)[seq_len(sum(gone))])), ', "sd": ', num(by.row(apply(one, 1, sd)[seq_len(sum(gone))])),
  ', "nrmse": ', num(mean(one[nrow(one), ])), ', "nrmse_sd": ', num(sd(one[nrow(one), ])), ' },\n  "whole": { "rmse": ', num(mean(rmse)), ', "rmse_sd": ', num(sd(rmse)), ', "nrmse": ', num(mean(oob)), ', "nrmse_sd": ', num(sd(oob)), ', "rounds": ', num(range(sapply(runs, function(r) r$iter))), " }\n}\n", sep = "")
