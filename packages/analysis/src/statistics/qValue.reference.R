# Rscript qValue.reference.R > qValue.reference.json
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
set.seed(1)
p <- signif(c(runif(120), rbeta(60, 0.2, 8)), 6); p[c(3, 50)] <- NA; p[7] <- p[8]; p[10] <- 0.35
q <- qvalue::qvalue(p)
cat('{\n  "source": "', R.version.string, ', qvalue ', as.character(packageVersion("qvalue")), '",\n  "p": ', row(p), ',\n  "pi0": ', num(q$pi0), ',\n  "q": ', row(q$qvalues), '\n}\n', sep = "")
