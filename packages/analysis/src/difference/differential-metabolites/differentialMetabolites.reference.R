# Rscript differentialMetabolites.reference.R > differentialMetabolites.reference.json   (R 4.2.2, pls 2.8-1)
# 17 features × 16 samples: 6 T, 7 C and 3 QC that take no part; a constant row, rows with missing values (one of them strongly
# changed), ties, two equal rows, a row that is 0 in one group. ropls is not installed: OPLS after Trygg & Wold 2002 and its VIP4
# are written out as its source defines them (ropls 1.30); VIP of PLS after Chong & Jun 2005 from the scores and weights of pls.
suppressMessages(library(pls))
set.seed(29)
g <- c("QC", "C", "T", "C", "T", "T", "C", "QC", "C", "T", "C", "C", "T", "C", "T", "QC"); n <- length(g)
x <- matrix(round(2^rnorm(17 * n, 8, 0.35), 1), 17, n)
for (i in 1:9) x[i, g == "T"] <- round(x[i, g == "T"] * 2^(c(2.2, 1.4, 0.8, 1.1, -1.3, -1.8, 0.4, 2, 1.2)[i]), 1)
x[8, 3] <- NA; x[11, c(2, 9)] <- NA; x[10, ] <- 40; x[12, ] <- round(x[12, ] / 60); x[13, ] <- x[2, ]; x[14, g == "C"] <- 0; x[15, 4] <- 2500
num <- function(v) paste0("[", paste(ifelse(is.na(v) | is.infinite(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
txt <- function(v) paste0('["', paste(v, collapse = '", "'), '"]')
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ", "), "]")
used <- which(g %in% c("C", "T")); y <- x[, used]; h <- g[used]

opls_vip <- function(M, d, no) {
  X <- M; to <- po <- NULL; co <- numeric(0)
  repeat {
    w <- crossprod(X, d); w <- w / sqrt(sum(w^2)); t <- X %*% w; p <- crossprod(X, t) / sum(t^2); c1 <- sum(d * t) / sum(t^2)
    if (length(co) == no) break
    v <- p - sum(w * p) * w; v <- v / sqrt(sum(v^2)); s <- X %*% v; q <- crossprod(X, s) / sum(s^2)
    to <- cbind(to, s); po <- cbind(po, q); co <- c(co, sum(d * s) / sum(s^2)); X <- X - s %*% t(q)
  }
  sxp <- sum(t^2) * sum(p^2); syp <- c1^2 * sum(t^2); sxo <- colSums(to^2) * colSums(po^2); syo <- co^2 * colSums(to^2)
  a <- sxp / (sxp + sum(sxo)); b <- syp / (syp + sum(syo))
  drop(sqrt(ncol(M) / (a + b) * (p^2 / sum(p^2)) * (a + b)))
}
pls_vip <- function(M, cls, k) {
  Y <- scale(sapply(sort(unique(cls)), function(l) as.numeric(cls == l)))
  m <- plsr(Y ~ M, ncomp = k, method = "oscorespls", validation = "none")
  ss <- sapply(1:k, function(a) sum(m$Yloadings[, a]^2) * sum(m$scores[, a]^2))
  W <- sweep(unclass(m$loading.weights), 2, sqrt(colSums(m$loading.weights^2)), "/")
  drop(sqrt(ncol(M) * (W^2 %*% ss) / sum(ss)))
}
one <- function(name, test, model, scaling, no, k, vip, fc, p, column, logged) {
  v <- if (logged) log2(y + 1) else y
  pv <- apply(v, 1, function(r) {
    a <- na.omit(r[h == "T"]); b <- na.omit(r[h == "C"])
    if (length(a) < 2 || length(b) < 2 || sd(c(a, b)) == 0) return(NA)
    if (test == "welch") t.test(a, b)$p.value else if (test == "student") t.test(a, b, var.equal = TRUE)$p.value else suppressWarnings(wilcox.test(a, b)$p.value)
  })
  adj <- p.adjust(pv, "BH"); ma <- rowMeans(v[, h == "T"], na.rm = TRUE); mb <- rowMeans(v[, h == "C"], na.rm = TRUE)
  lfc <- if (logged) ma - mb else log2(ma / mb)
  full <- which(stats::complete.cases(v) & apply(v, 1, function(r) isTRUE(sd(r) > 0)))
  M <- t(v[full, ])
  M <- scale(M, TRUE, if (scaling == "auto") TRUE else sqrt(apply(M, 2, sd)))
  M <- matrix(M, nrow(M)); value <- if (model == "opls-da") opls_vip(M, drop(scale(as.numeric(h == "T"))), no) else pls_vip(M, h, k)
  w <- rep(NA, nrow(v)); w[full] <- value
  pick <- if (column == "p") pv else adj
  alone <- ifelse(!is.na(pick) & pick < p & abs(lfc) >= log2(fc), ifelse(lfc > 0, "up", "down"), "none")
  dir <- ifelse(vip == 0 | (!is.na(w) & w >= vip), alone, "none")
  hit <- which(dir != "none"); hit <- hit[order(pv[hit], hit)]
  sorted <- order(match(h, c("C", "T")))
  z <- t(sapply(hit, function(i) { r <- v[i, sorted]; b <- v[i, h == "C"]; s <- sd(b, na.rm = TRUE); if (isTRUE(s > 0)) (r - mean(b, na.rm = TRUE)) / s else rep(NA, length(r)) }))
  paste0('"', name, '": {"test": "', test, '", "model": "', model, '", "scale": "', scaling, '", "orthogonal": ', no, ', "components": ', k, ', "vip_limit": ', vip, ', "fc": ', fc, ', "p_limit": ', p, ', "p_column": "', column, '", "logged": ', tolower(logged),
    ', "vip": ', num(w), ', "p": ', num(pv), ', "p_adj": ', num(adj), ', "log2fc": ', num(lfc), ', "direction": ', txt(dir), ', "direction_test": ', txt(alone), ', "differential": ', txt(paste0("f", hit)), ', "z": ', rows(z), '}')
}
cat('{\n"command": "Rscript differentialMetabolites.reference.R", "version": "', R.version.string, '",\n', sep = "")
cat('"groups": ', txt(g), ',\n"values": ', rows(x), ",\n", sep = "")
cat(one("raw", "welch", "opls-da", "auto", 1, 2, 1, 2, 0.05, "p_adj", FALSE),
  one("logged", "student", "opls-da", "pareto", 2, 2, 0.8, 1.5, 0.1, "p", TRUE),
  one("ranks", "wilcoxon", "pls-da", "auto", 1, 2, 1, 1.5, 0.05, "p", FALSE),
  one("open", "welch", "pls-da", "pareto", 1, 3, 0, 1, 1, "p", FALSE), sep = ",\n"); cat("\n}\n")
