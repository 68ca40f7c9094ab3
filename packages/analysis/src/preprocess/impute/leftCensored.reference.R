# Rscript leftCensored.reference.R > leftCensored.reference.json
# What impute.MinProb and impute.QRILC of imputeLCMD 2.1 draw from, written from its definition in base R: the mean of each
# sample and the standard deviation; the fitted mean, standard deviation and upper limit of each sample.
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, arr), collapse = ",\n    "), "]")
set.seed(20261124)
# 90 features × 5 samples on a log2 scale; values below a limit that differs between samples are lost, some others too.
A <- matrix(rnorm(90 * 5, rnorm(90, 20, 2), 0.7), 90)
for (j in 1:5) A[A[, j] < quantile(A[, j], c(0.05, 0.2, 0.4, 0.1, 0.6)[j]), j] <- NA
A[sample(450, 12)] <- NA
A[7, ] <- c(21, 21, NA, 21, NA)
A[, 4] <- ifelse(is.na(A[, 4]), 17, A[, 4])   # a sample without a gap
A <- signif(A, 7)
low <- apply(A, 2, quantile, prob = 0.01, na.rm = TRUE)
kept <- A[rowSums(!is.na(A)) / ncol(A) > 0.5, ]
sdTypical <- median(apply(kept, 1, sd, na.rm = TRUE), na.rm = TRUE)
fit <- sapply(1:ncol(A), function(i) {
  x <- A[, i]; pNAs <- mean(is.na(x)); upper.q <- 0.99
  q.normal <- qnorm(seq(pNAs + 0.001, upper.q + 0.001, (upper.q - pNAs) / (upper.q * 100)))
  q.sample <- quantile(x, probs = seq(0.001, upper.q + 0.001, 0.01), na.rm = TRUE)
  b <- coef(lm(q.sample ~ q.normal))
  c(b[1], b[2], qnorm(pNAs + 0.001, b[1], b[2]))
})
cat('{\n  "source": "', R.version.string, ', base R",\n  "input": ', rows(A), ',\n  "low": ', arr(low), ',\n  "sd": ', num(sdTypical), ',\n', sep = "")
cat('  "fits": { "mean": ', arr(fit[1, ]), ', "sd": ', arr(fit[2, ]), ', "limit": ', arr(fit[3, ]), " }\n}\n", sep = "")
