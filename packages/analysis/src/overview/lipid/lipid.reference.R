# Rscript lipid.reference.R > lipid.reference.json   (R 4.2.2; by definition: rowsum over the parsed names, no package for the shorthand is at hand)
# Missing values, ties, a constant row, unequal groups, two species of one sum.
set.seed(7)
name <- c("PC 16:0_18:1", "PC 34:1", "PC 36:2", "PE O-36:2", "PE P-16:0/20:4", "TG 52:2", "TG 16:0_18:1_18:1", "TG 54:4", "Cer d18:1/16:0", "SM 34:1;O2", "LPC 18:1", "CE 18:2")
x <- matrix(signif(rlnorm(length(name) * 7, 4, 1), 4), length(name)); x[3, ] <- 5; x[6, 2] <- NA; x[7, 2] <- NA; x[12, 1:3] <- NA; x[1, 5] <- x[1, 6]
group <- rep(c("A", "B"), c(4, 3))
class <- c("PC", "PC", "PC", "PE-O", "PE-P", "TG", "TG", "TG", "Cer", "SM", "LPC", "CE")
total <- function(part, at) sapply(name, function(n) { p <- regmatches(n, gregexpr("[0-9]+:[0-9]+", n))[[1]]; sum(as.numeric(sapply(strsplit(p, ":"), `[`, at))) })
carbons <- total(name, 1); bonds <- total(name, 2)
sums <- function(by) { s <- rowsum(replace(x, is.na(x), 0), by, reorder = FALSE); n <- rowsum(1 * !is.na(x), by, reorder = FALSE); s[n == 0] <- NA; s }
change <- function(s) { m <- sapply(c("A", "B"), function(g) rowMeans(s[, group == g, drop = FALSE], na.rm = TRUE)); log2(m[, 2] / m[, 1]) }
s <- sums(class); share <- sweep(replace(s, is.na(s), 0), 2, colSums(s, na.rm = TRUE), "/")
key <- paste(class, carbons, bonds, sep = "|"); p <- sums(key)
num <- function(v) paste0("[", paste(ifelse(is.na(v) | is.nan(v), "null", formatC(as.numeric(v), digits = 17, format = "g", width = 1)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
cat('{\n"command": "Rscript lipid.reference.R", "version": "', R.version.string, '",\n"name": ', txt(name), ', "group": ', txt(group), ',\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"carbons": ', num(carbons), ', "bonds": ', num(bonds), ',\n"class": ', txt(rownames(s)), ', "share": [', paste(apply(share, 1, num), collapse = ", "), '], "amount": ', num(rowMeans(s, na.rm = TRUE)), ', "log2fc": ', num(change(s)), ', "share_log2fc": ', num(change(share)), ',\n"means": ', num(sapply(c("A", "B"), function(g) rowMeans(share[, group == g]))), ', "sds": ', num(sapply(c("A", "B"), function(g) apply(share[, group == g], 1, sd))), ',\n"key": ', txt(rownames(p)), ', "profile": ', num(rowMeans(p, na.rm = TRUE)), ', "profile_log2fc": ', num(change(p)), "\n}\n", sep = "")
