# Rscript shrinkApeglm.reference.R > shrinkApeglm.reference.json   (a minute)
# lfcShrink(type = "apeglm") by its definition (Zhu, Ibrahim & Love 2019; priorVar, nbinomFn and svalue of apeglm 1.20), on the fits of
# DESeq2: the posterior of each gene is climbed from many places by optim, Newton steps on numeric derivatives finish, and its curvature
# is a numeric Hessian. Outlying counts that DESeq2 replaced stay replaced.
suppressMessages({ library(DESeq2); library(numDeriv) })
j <- jsonlite::fromJSON("deseq2.reference.json")$cases
num <- function(x) ifelse(is.na(x), "null", formatC(as.numeric(x), digits = 12, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ","), "]")
scaleOf <- function(x, se) {
  keep <- !is.na(x) & se > 0; x <- x[keep]; d <- se[keep]^2
  above <- function(a) sum((x^2 - d) / (a + d)^2) / sum(1 / (a + d)^2) - a
  min(1, sqrt(if (above(1e-6) < 0) 1e-6 else uniroot(above, c(1e-6, 400), tol = 1e-15)$root))
}
one <- function(name, test, reference) {
  case <- j[[name]]; g <- relevel(factor(case$group), reference); data <- data.frame(g = g); design <- ~ g
  if (!is.null(case$batch)) { data$b <- factor(case$batch); design <- ~ b + g }
  dds <- suppressMessages(DESeq(DESeqDataSetFromMatrix(case$counts, data, design), quiet = TRUE))
  coef <- paste0("g_", test, "_vs_", reference); x <- model.matrix(design, data); at <- which(resultsNames(dds) == coef)
  r <- results(dds, name = coef); mle <- log(2) * cbind(r$log2FoldChange, r$lfcSE); scale <- scaleOf(mle[, 1], mle[, 2])
  y <- if ("replaceCounts" %in% assayNames(dds)) assay(dds, "replaceCounts") else counts(dds)
  sf <- sizeFactors(dds); size <- 1 / dispersions(dds)
  found <- t(sapply(seq_len(nrow(y)), function(i) {
    if (all(y[i, ] == 0) || is.na(mle[i, 1])) return(c(NA, NA))
    f <- function(b) { v <- -sum(dnbinom(y[i, ], mu = sf * exp(drop(x %*% b)), size = size[i], log = TRUE)) - sum(dnorm(b[-at], 0, 15, log = TRUE)) - dcauchy(b[at], 0, scale, log = TRUE); if (is.finite(v)) v else 1e10 }
    tries <- lapply(c(0, mle[i, 1] * c(0.25, 0.6, 1), -0.5, 0.5), function(t) { b <- rep(0, ncol(x)); b[1] <- log(mean(y[i, ] / sf) + 0.01) - t / 2; b[at] <- max(-6, min(6, t)); o <- optim(b, f, method = "BFGS", control = list(reltol = 1e-14, maxit = 500)); o })
    b <- tries[[which.min(sapply(tries, `[[`, "value"))]]$par
    for (k in 1:6) { step <- tryCatch(solve(hessian(f, b), grad(f, b)), error = function(e) 0 * b); if (max(abs(step)) < 0.5) b <- b - step }
    c(b[at], sqrt(diag(solve(hessian(f, b)))[at]))
  }))
  rate <- pnorm(-abs(found[, 1] / found[, 2])); s <- rep(NA, length(rate)); o <- order(rate, na.last = NA); s[o] <- cumsum(rate[o]) / seq_along(o)
  paste0('    { "case": "', name, '", "contrast": "', test, " vs ", reference, '", "scale": ', num(scale), ', "log2fc": ', row(found[, 1] / log(2)), ', "se": ', row(found[, 2] / log(2)), ', "s": ', row(s), " }")
}
cat('{\n  "source": "', R.version.string, ', DESeq2 ', as.character(packageVersion("DESeq2")), ': apeglm by definition",\n  "shrunk": [\n', paste(c(one("two", "B", "A"), one("reversed", "A", "B"), one("batch", "B", "A"), one("batch", "C", "A"), one("batch", "C", "B"), one("replaced", "B", "A"), one("duplicates", "B", "A")), collapse = ",\n"), "\n  ]\n}\n", sep = "")
