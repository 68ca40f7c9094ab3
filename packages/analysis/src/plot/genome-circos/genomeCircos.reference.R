# Rscript genomeCircos.reference.R > genomeCircos.reference.json   (R 4.2.2, package base: cut, tapply)
# 120 intervals of two tracks on three chromosomes of 47, 30.5 and 12 Mb in windows of 5 Mb: equal values, intervals across the edge of
# a window, middles on an edge and at the end of a chromosome, a chromosome without a row of the second track, values missing.
set.seed(41)
len <- c("1" = 47e6, "2" = 30.5e6, "X" = 12e6); w <- 5e6
n <- 120; chr <- sample(names(len), n, TRUE, c(5, 3, 2)); track <- rep(c("a", "b"), c(80, 40)); chr[track == "b" & chr == "X"] <- "1"
start <- floor(runif(n) * (len[chr] - 2e6)); end <- pmin(start + sample(c(0, 1e5, 3e6), n, TRUE), len[chr]); value <- round(rnorm(n, 3, 2), 1)
start[1:3] <- c(4e6, 10e6, 47e6); end[1:3] <- c(6e6, 10e6, 47e6); chr[1:3] <- "1"; value[4:5] <- NA
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
one <- function(measure) {
  out <- NULL; use <- !is.na(value)
  for (t in c("a", "b")) for (k in names(len)) {
    rows <- use & track == t & chr == k; if (!any(rows)) next
    edges <- c(seq(0, len[[k]] - 1e-9, by = w), len[[k]]); cell <- cut((start[rows] + end[rows]) / 2, edges, right = FALSE, include.lowest = TRUE, labels = FALSE)
    f <- factor(cell, levels = seq_len(length(edges) - 1))
    v <- if (measure == "count") as.numeric(table(f)) else if (measure == "sum") { s <- tapply(value[rows], f, sum); ifelse(is.na(s), 0, s) } else tapply(value[rows], f, match.fun(measure))
    keep <- !is.na(v); out <- rbind(out, data.frame(track = t, chromosome = k, start = edges[-length(edges)][keep], end = edges[-1][keep], value = as.numeric(v)[keep]))
  }
  paste0('"', measure, '": {"track": ', txt(out$track), ', "chromosome": ', txt(out$chromosome), ', "start": ', num(out$start), ', "end": ', num(out$end), ', "value": ', num(out$value), '}')
}
cat('{\n"command": "Rscript genomeCircos.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"window": 5, "chromosome": ', txt(paste0("chr", chr)), ', "track": ', txt(track), ', "start": ', num(start), ', "end": ', num(end), ', "value": ', num(value), ', "names": ', txt(names(len)), ', "lengths": ', num(len), ",\n", sep = "")
cat(sapply(c("mean", "sum", "max", "count"), one), sep = ",\n"); cat("\n}\n")
