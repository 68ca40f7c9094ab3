# Rscript table-filter.reference.R > table-filter.reference.json   (R 4.2.2: subset, duplicated)
# Repeated and empty ids, missing values, ties in the column that ranks, values at the limits.
d <- data.frame(id = c("g1", "g2", "g1", "g3", "g4", "", "g3", "g5", ""), fc = c(1, -1.5, 2, NA, 0.2, -1, 2, 1, 3), p = c(0.05, 0.01, 0.01, 0.001, NA, 0.04, 0.001, 0.2, 0.03))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
rows <- function(ok) num(which(ok & !is.na(ok)))
best <- function(score) { score[is.na(score)] <- -Inf; o <- order(-score, seq_along(score)); keep <- o[!duplicated(d$id[o]) | d$id[o] == ""]; num(sort(keep)) }
cat('{"command": "Rscript table-filter.reference.R", "version": "', R.version.string, '",\n"id": ["', paste(d$id, collapse = '", "'), '"], "fc": ', num(d$fc), ', "p": ', num(d$p),
    ',\n"all": ', rows(abs(d$fc) >= 1 & d$p < 0.05), ', "any": ', rows((!is.na(d$fc) & abs(d$fc) >= 2) | (!is.na(d$p) & d$p <= 0.01)), ', "ne": ', rows(d$fc != 1), ', "drop": ', rows(!(d$id %in% c("g1", "g5"))),
    ',\n"first": ', best(rep(0, nrow(d))), ', "min": ', best(-d$p), ', "max": ', best(d$fc), ', "absMax": ', best(abs(d$fc)), "}\n", sep = "")
