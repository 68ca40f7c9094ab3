# Rscript ksea.reference.R > ksea.reference.json   (R 4.2.2; KSEAapp is not at hand: its formula, that of Casado et al. 2013, with mean, sd, pnorm and p.adjust of R)
# 150 sites with ties and zeros, 12 kinases with 1 to 25 substrates of which some are not measured, one with all its substrates alike.
set.seed(13)
n <- 150; fc <- round(rnorm(n, 0.1, 0.9), 2); fc[sample(n, 10)] <- 0; fc[sample(n, 12)] <- 0.5
ids <- sprintf("P%03d_S%d", 1:n, (1:n) * 7)
sets <- lapply(c(1, 4, 5, 6, 8, 10, 12, 15, 20, 25), function(k) sort(sample(n, k)))
sets <- c(sets, list(which(fc == 0.5)), list(order(fc, decreasing = TRUE)[1:9]))
sizes <- lengths(sets) + seq_along(sets) %% 3
keep <- lengths(sets) >= 5
m <- lengths(sets)[keep]; mean_ <- sapply(sets[keep], function(s) mean(fc[s])); z <- (mean_ - mean(fc)) * sqrt(m) / sd(fc)
one <- pnorm(-abs(z)); two <- 2 * one
js <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ", "), "]")
q <- function(v) paste0("[", paste0('"', v, '"', collapse = ", "), "]")
members <- mapply(function(s, k) q(c(ids[s], if (k > length(s)) paste0("absent_T", seq_len(k - length(s))))), sets, sizes)
cat('{\n"command": "Rscript ksea.reference.R", "version": "', R.version.string, '",\n"ids": ', q(ids), ',\n"changes": ', js(fc), ',\n"members": [', paste(members, collapse = ",\n"), '],\n"tested": ', js(which(keep) - 1), ',\n"set_size": ', js(sizes[keep]), ',\n', sep = "")
cat('"substrates": ', js(m), ',\n"mean": ', js(mean_), ',\n"z": ', js(z), ',\n"one": ', js(one), ',\n"two": ', js(two), ',\n"one_bh": ', js(p.adjust(one, "BH")), ',\n"two_bh": ', js(p.adjust(two, "BH")), ',\n"two_holm": ', js(p.adjust(two, "holm")), '\n}\n', sep = "")
