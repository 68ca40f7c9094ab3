# Rscript nineQuadrant.reference.R > nineQuadrant.reference.json
# merge, cut into three by three with table, cor.test (Pearson and Spearman) and p.adjust of base R.
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
text <- function(x) paste0('["', paste(x, collapse = '", "'), '"]')
set.seed(20261203)
one <- data.frame(id = paste0("g", 1:70), fc = signif(rnorm(70, 0, 1.6), 6), p = signif(runif(70)^3, 6))
other <- data.frame(id = paste0("g", sample(11:85)), p = signif(runif(75)^3, 6))
other$fc <- signif(ifelse(other$id %in% one$id, 0.6 * one$fc[match(other$id, one$id)], 0) + rnorm(75, 0, 0.8), 6)
one$fc[c(3, 20)] <- NA; one$p[c(5, 31)] <- NA                # missing
one$fc[40:44] <- 1; other$fc[1:6] <- round(other$fc[1:6])    # ties, and changes at the threshold
one$fc[50] <- 0; other$fc[9] <- NA
one$adj <- p.adjust(one$p, "BH"); other$adj <- p.adjust(other$p, "BH")
both <- merge(one, other, by = "id", suffixes = c(".x", ".y"), sort = FALSE)
both <- both[!is.na(both$fc.x) & !is.na(both$fc.y), ]
both <- both[order(match(both$id, one$id)), ]
side <- function(fc, p, least) factor(ifelse(!is.na(p) & p < 0.3 & abs(fc) >= log2(least) & fc != 0, sign(fc), 0), levels = -1:1)
x <- side(both$fc.x, both$adj.x, 2); y <- side(both$fc.y, both$adj.y, 1.5)
counts <- c(t(table(factor(y, levels = 1:-1), x)))
test <- function(keep) { a <- both$fc.x[keep]; b <- both$fc.y[keep]; q <- cor.test(a, b); s <- suppressWarnings(cor.test(a, b, method = "spearman")); c(length(a), q$estimate, q$p.value, s$estimate, s$p.value) }
sets <- rbind(test(rep(TRUE, nrow(both))), test(x != 0 | y != 0), test(x != 0 & y != 0))
part <- function(d) paste0('{ "id": ', text(d$id), ', "fc": ', row(d$fc), ', "p": ', row(d$p), " }")
cat('{\n  "source": "', R.version.string, ': merge, table, cor.test, p.adjust",\n  "one": ', part(one), ',\n  "other": ', part(other), ',\n  "id": ', text(both$id), ',\n  "adjX": ', row(both$adj.x), ',\n  "adjY": ', row(both$adj.y), ',\n  "counts": ', row(counts), ',\n  "correlation": [', paste(apply(sets, 1, row), collapse = ",\n    "), "]\n}\n", sep = "")
