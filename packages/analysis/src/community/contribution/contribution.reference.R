# Rscript contribution.reference.R > contribution.reference.json
# Shares of functions by taxon by definition, with aggregate() of a long table: unequal groups, ties, a constant row, missing amounts, a function of one taxon, a sample of nothing.
set.seed(20261125)
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 17, format = "g", width = 1))
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]"); str <- function(x) arr(paste0('"', x, '"'))
d <- expand.grid(fn = paste0("PWY-", 1:6), taxon = paste0("g__T", 1:7, ".s__x", 1:7), sample = paste0("S", 1:9), stringsAsFactors = FALSE)
d$value <- round(rgamma(nrow(d), 0.6, 0.05), 2) * (runif(nrow(d)) > 0.35)
d$value[d$fn == "PWY-2"] <- 4                                   # the same everywhere
d$value[d$fn == "PWY-3" & d$taxon != "g__T1.s__x1"] <- 0        # one taxon only
d$value[d$taxon == "g__T5.s__x5"] <- d$value[d$taxon == "g__T4.s__x4"]   # ties
d$value[d$sample == "S9"] <- 0
d$value[sample(which(d$sample != "S9"), 5)] <- NA
group <- c(S1 = "A", S2 = "A", S3 = "A", S4 = "A", S5 = "A", S6 = "B", S7 = "B", S8 = "B", S9 = "B")
v <- ifelse(is.na(d$value), 0, d$value); total <- tapply(v, d$sample, sum)
make <- function(relative, samples) {
  samples <- samples[total[samples] > 0]; use <- d$sample %in% samples
  a <- aggregate(list(amount = (v / if (relative) total[d$sample] else 1)[use]), list(fn = d$fn[use], taxon = d$taxon[use]), sum); a$amount <- a$amount / length(samples)
  a <- a[a$amount > 0, ]; whole <- tapply(a$amount, a$fn, sum); a$share <- a$amount / whole[a$fn]
  paste0('{ "fn": ', str(a$fn), ', "taxon": ', str(a$taxon), ', "amount": ', arr(num(a$amount)), ', "share": ', arr(num(a$share)), ', "names": ', str(names(whole)), ', "whole": ', arr(num(whole)), ', "effective": ', arr(num(1 / tapply(a$share^2, a$fn, sum))), " }")
}
all <- paste0("S", 1:9)
cat('{\n  "source": "', R.version.string, ': by definition",\n  "fn": ', str(d$fn), ',\n  "taxon": ', str(d$taxon), ',\n  "sample": ', str(d$sample), ',\n  "value": ', arr(num(d$value)), ',\n  "groups": ', str(group), sep = "")
cat(',\n  "relative": ', make(TRUE, all), ',\n  "plain": ', make(FALSE, all), ',\n  "A": ', make(TRUE, all[1:5]), ',\n  "B": ', make(TRUE, all[6:9]), "\n}\n", sep = "")
