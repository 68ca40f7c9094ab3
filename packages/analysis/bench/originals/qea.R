take("globaltest")
r <- reference("enrichment/qea/qea"); x <- r$values; rownames(x) <- r$ids
z <- t(apply(x, 1, function(v) { v <- (v - mean(v, na.rm = TRUE)) / sd(v, na.rm = TRUE); v[is.na(v)] <- 0; v })); z <- z[apply(x, 1, function(v) sd(v, na.rm = TRUE)) > 0, ]
found <- lapply(r$members, function(m) { g <- gt(r$group, t(z[intersect(m, rownames(z)), , drop = FALSE]), model = "linear", standardize = FALSE); g@result[1, 1:3] })
compare("qea", "globaltest::gt", "globaltest", list(r$p, r$q, r$expected), list(sapply(found, `[`, 1), sapply(found, `[`, 2), sapply(found, `[`, 3)), "Q、期望与渐近 p 值")
