# Rscript factors.reference.R > factors.reference.json   (R 4.2.2: exp(mean(log)), median, sweep)
# Reference features by their geometric mean, and amounts of the samples; missing values beside the references, ties and a constant row.
set.seed(5)
x <- matrix(round(exp(rnorm(6 * 5, 6, 1)), 4), 6); x[2, 3] <- NA; x[4, ] <- 7; x[5, 1] <- x[5, 2]
amount <- c(10.2, 9.8, 10.2, 21, 0.5)
by <- function(f) sweep(x, 2, f / median(f), "/")
g <- apply(x[c(1, 6), ], 2, function(v) exp(mean(log(v))))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ",\n"), "]")
cat('{"command": "Rscript factors.reference.R", "version": "', R.version.string, '",\n"values": ', rows(x), ',\n"amount": ', num(amount), ',\n"reference": ', rows(by(g)), ',\n"reference_factor": ', num(g / median(g)),
    ',\n"by_amount": ', rows(by(amount)), "}\n", sep = "")
