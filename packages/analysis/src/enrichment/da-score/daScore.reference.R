# Rscript daScore.reference.R > daScore.reference.json   (R 4.2.2; t.test, wilcox.test and p.adjust of R, the score by the definition of Hakimi et al. 2016)
# 40 metabolites × 11 samples (5 and 6) with missing values, ties, a constant row and one without values in a group; 8 pathways of unequal size.
set.seed(3)
n <- 40; g <- c(rep("N", 5), rep("T", 6))
x <- matrix(round(2^rnorm(n * 11, 10, 0.6)), n, 11)
x[1:10, 6:11] <- x[1:10, 6:11] * 4; x[11:18, 6:11] <- round(x[11:18, 6:11] / 3)
x[19, ] <- 500; x[sample(20:40, 6), 3] <- x[20, 3]; x[cbind(sample(2:40, 25, TRUE), sample(11, 25, TRUE))] <- NA; x[20, 1:5] <- NA
sets <- c(list(1:6, c(7:10, 19, 30), 11:16, c(17, 18, 20, 31:40), c(1:4, 11:14), 21:29), lapply(c(5, 12), function(k) sort(sample(n, k))))
test <- function(how) {
  p <- apply(x, 1, function(v) { a <- v[1:5][!is.na(v[1:5])]; b <- v[6:11][!is.na(v[6:11])]
    if (length(a) < 2 || length(b) < 2 || length(unique(c(a, b))) == 1) return(NA)
    suppressWarnings(if (how == "welch") t.test(b, a)$p.value else wilcox.test(b, a)$p.value) })
  fc <- apply(x, 1, function(v) log2(mean(v[6:11], na.rm = TRUE) / mean(v[1:5], na.rm = TRUE)))
  adj <- p.adjust(p, "BH"); hit <- !is.na(adj) & adj < 0.05 & abs(fc) >= 1
  sign <- ifelse(hit, sign(fc), 0)
  list(up = sapply(sets, function(s) sum(sign[s] > 0)), down = sapply(sets, function(s) sum(sign[s] < 0)), score = sapply(sets, function(s) sum(sign[s]) / length(s)), fc = fc, adj = adj) }
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
part <- function(r) paste0('{"up": ', js(r$up), ', "down": ', js(r$down), ', "score": ', js(r$score), ', "log2fc": ', js(r$fc), ', "p_adj": ', js(r$adj), '}')
cat('{\n"command": "Rscript daScore.reference.R", "version": "', R.version.string, '",\n"values": [', paste(apply(x, 1, js), collapse = ",\n"), '],\n"groups": ["', paste(g, collapse = '", "'), '"],\n"sets": [', paste(sapply(sets, js), collapse = ",\n"), '],\n', sep = "")
cat('"welch": ', part(test("welch")), ',\n"wilcoxon": ', part(test("wilcoxon")), '\n}\n', sep = "")
