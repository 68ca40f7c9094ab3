# Rscript volcano.reference.R > volcano.reference.json   (R 4.2.2: p.adjust)
# 12 rows: ties, a missing p, a missing change, p of 0 and 1, changes of 0 and at the threshold.
lfc <- c(1, -1, 0.99, 3, -2, NA, 4, 0, -1.5, 1.2, 2.2, -0.2)
p <- c(0.004, 0.004, 0.01, 0.2, 0.02, 0.001, 0, 0.0001, NA, 0.03, 1, 0.5)
keep <- !is.na(lfc)
adj <- p.adjust(p[keep], "BH")
dir <- ifelse(!is.na(adj) & adj < 0.05 & abs(lfc[keep]) >= 1, ifelse(lfc[keep] > 0, "up", "down"), "none")
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
cat('{"command": "Rscript volcano.reference.R", "version": "', R.version.string, '",\n"lfc": ', num(lfc), ', "p": ', num(p), ',\n"p_adj": ', num(adj),
    ',\n"direction": ["', paste(dir, collapse = '", "'), '"], "ln": ', num(lfc * log(2)), ', "ratio": ', num(2^lfc), '}\n', sep = "")
