take("ssize.fdr"); pdf(NULL)
r <- reference("difference/power/power"); f <- r$fdr; f <- f[f[, 4] == 0.75 & f[, 1] == 0.9, ]; sigma <- quantile(r$shrunken[!is.na(r$shrunken)], 0.75, names = FALSE)
theirs <- apply(f, 1, function(o) { m <- ssize.twoSamp(delta = o[2], sigma = sigma, fdr = o[3], power = 0.8, pi0 = 0.9, maxN = 35); m$power[m$power[, 1] == o[5], 2] })
compare("power", "ssize.fdr::ssize.twoSamp", "ssize.fdr", f[, 7], theirs, "按 FDR 估计的检验效能")
