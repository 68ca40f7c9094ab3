# Rscript sourceTracker.reference.R > sourceTracker.reference.json
# The model of SourceTracker (Knights et al. 2011, doi:10.1038/nmeth.1650) by definition, without sampling: for sinks of a few sequences every assignment of sequences to sources
# is enumerated; its weight is the product of the sources' profiles, of the Dirichlet-multinomial of the unknown source and of that of the counts of the sources.
# The expected shares, their deviations and the chance of each count of the first source are exact.
num <- function(x) formatC(as.numeric(x), digits = 17, format = "g", width = 1)
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
exact <- function(sink, sources, known, unknown, source) {
  taxa <- rep(seq_along(sink), sink); n <- length(taxa); k <- nrow(sources) + 1
  profile <- (sources + known) / (rowSums(sources) + ncol(sources) * known)
  z <- as.matrix(expand.grid(rep(list(1:k), n)))
  lw <- apply(z, 1, function(a) {
    held <- tabulate(a, k); u <- tabulate(taxa[a == k], length(sink))
    sum(lgamma(held + source)) + sum(log(profile[cbind(a, taxa)[a < k, , drop = FALSE]])) + sum(lgamma(u + unknown)) - sum(lgamma(rep(unknown, length(sink)))) - lgamma(sum(u) + length(sink) * unknown) + lgamma(length(sink) * unknown)
  })
  w <- exp(lw - max(lw)); w <- w / sum(w); held <- t(apply(z, 1, tabulate, k))
  m <- colSums(w * held) / n; s <- sqrt(colSums(w * (held / n)^2) - m^2)
  paste0('{ "sink": ', arr(sink), ', "sources": ', arr(apply(sources, 1, function(r) arr(r))), ', "known": ', known, ', "unknown": ', unknown, ', "source": ', source, ', "mean": ', arr(num(m)), ', "sd": ', arr(num(s)),
    ', "first": ', arr(num(sapply(0:n, function(c) sum(w[held[, 1] == c])))), " }")
}
one <- exact(c(3, 2, 0, 2, 1), rbind(c(30, 2, 5, 0, 0), c(1, 25, 4, 0, 3)), 0.001, 0.1, 1)
two <- exact(c(2, 2, 2, 1), rbind(c(9, 1, 0, 0), c(1, 9, 0, 0), c(0, 0, 9, 1)), 0.5, 0.3, 2)
three <- exact(c(4, 0, 4), rbind(c(5, 5, 0), c(5, 5, 0)), 0.1, 0.1, 0.5)     # two equal sources share what they explain
cat('{\n  "source": "', R.version.string, ': SourceTracker by enumeration",\n  "cases": [', one, ",\n    ", two, ",\n    ", three, "]\n}\n", sep = "")
