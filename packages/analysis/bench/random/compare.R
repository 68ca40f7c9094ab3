# Rscript compare.R cases.json: our figures of random tables beside those of R. Called by run.ts.
suppressMessages({ library(jsonlite); library(limma); library(edgeR); library(DESeq2); library(vegan); library(pROC); library(survival); library(car) })
cases <- fromJSON(commandArgs(TRUE)[1], simplifyVector = FALSE)
number <- function(values) vapply(values, function(v) if (is.null(v)) NA_real_ else suppressWarnings(as.numeric(sub("Infinity", "Inf", v))), 0)
safe <- function(e) tryCatch(suppressWarnings(suppressMessages(e)), error = function(err) NULL)
p_of <- function(h) if (is.null(h) || is.na(h$p.value)) NA_real_ else unname(h$p.value)

found <- list(); shown <- list(); failed <- FALSE
# Relative for statistics; p-values below 1e-12 by their logarithm (the project's tolerances).
compare <- function(key, kind, ours, r, at, tolerance = if (startsWith(kind, "p")) 1e-5 else 1e-6, labels = seq_along(r)) {
  both <- !is.na(ours) & !is.na(r); odd <- is.na(ours) != is.na(r)
  away <- ifelse(ours == r, 0, abs(ours - r) / abs(r))
  if (startsWith(kind, "p")) away <- ifelse(r < 1e-12, ifelse(pmax(ours, r) < 1e-300, 0, tolerance * abs(log10(ours) - log10(r)) / 0.01), away) else away[abs(ours - r) < 1e-9] <- 0
  away[both & is.na(away)] <- 0
  name <- paste0(key, ": ", kind); bad <- (both & away > tolerance) | odd
  found[[name]] <<- c(max(found[[name]][1], away[both], 0), sum(found[[name]][2], both), sum(found[[name]][3], bad))
  if (any(bad)) {
    failed <<- TRUE; shown[[name]] <<- sum(shown[[name]], 1); i <- which(bad)[1]
    if (shown[[name]] <= 3) cat(sprintf("  %s, case %d at %s: ours %.10g, R %.10g, options %s\n", name, at - 1, labels[i], ours[i], r[i], toJSON(cases[[at]]$options, auto_unbox = TRUE)))
  }
}

for (k in seq_along(cases)) {
  case <- cases[[k]]; if (is.null(case$tables)) next
  o <- case$options; m <- t(vapply(case$rows, number, numeric(length(case$rows[[1]]))))
  if (nrow(m) == 1) m <- matrix(m, 1) else { rownames(m) <- paste0("f", seq_len(nrow(m))); colnames(m) <- paste0("S", seq_len(ncol(m))) }
  figure <- function(table, column) number(case$tables[[table]][[column]]); text <- function(table, column) unlist(case$tables[[table]][[column]])
  g <- if (!is.null(case$rest$codes)) factor(LETTERS[unlist(case$rest$codes) + 1]); b <- if (!is.null(o$batch)) factor((seq_along(g) - 1) %% 2)
  x <- t(m); if (isTRUE(o$relative) || (is.null(o$relative) && !is.null(o$distance) && case$method != "hclust")) x <- x / rowSums(x)
  distance <- function() switch(o$distance, bray = vegdist(x, "bray"), jaccard = vegdist(x, "jaccard", binary = TRUE), jaccard_abundance = vegdist(x, "jaccard"), euclidean = dist(x), aitchison = dist({ l <- log(t(m) + 1); l - rowMeans(l) }))
  key <- trimws(paste(case$method, paste(unlist(o[names(o) %in% c("test", "method", "distance", "linkage", "trend", "squares", "transform", "scale", "voom")]), collapse = " ")))
  features <- text("result", "feature"); at <- match(features, rownames(m))

  switch(case$method,
    "two-group" = if (o$test == "limma") {
      f <- safe(eBayes(lmFit(m, model.matrix(~g))))
      if (!is.null(f)) compare(key, "p", figure("result", "p"), unname(f$p.value[at, 2]), k)
    } else {
      h <- lapply(at, function(i) {
        one <- m[i, g == "A"]; other <- m[i, g == "B"]; pairs <- startsWith(o$test, "paired")
        if (pairs) { ok <- !is.na(one) & !is.na(other); one <- one[ok]; other <- other[ok] }
        if (sum(!is.na(one)) < 2 || sum(!is.na(other)) < 2) return(NULL)
        safe(if (endsWith(o$test, "wilcoxon")) wilcox.test(other, one, paired = pairs) else t.test(other, one, paired = pairs, var.equal = o$test == "student"))
      })
      compare(key, "p", figure("result", "p"), vapply(h, p_of, 0), k)
      compare(key, "p_adj", figure("result", "p_adj"), p.adjust(vapply(h, p_of, 0), "BH"), k)
      compare(key, "statistic", figure("result", "statistic"), vapply(h, function(one) if (is.na(p_of(one))) NA_real_ else unname(one$statistic), 0), k)
    },
    "multi-group" = if (o$test != "limma") {
      compare(key, "p", figure("result", "p"), vapply(at, function(i) {
        if (any(tapply(!is.na(m[i, ]), g, sum) < 2)) return(NA_real_)
        p_of(safe(if (o$test == "kruskal") kruskal.test(m[i, ], g) else oneway.test(m[i, ] ~ g, var.equal = o$test == "anova")))
      }, 0), k)
      # ptukey itself is off by 2e-5 of p-values near 1e-5, as direct integration shows.
      if (o$test == "anova" && length(text("post_hoc", "feature")) > 0) compare("multi-group tukey", "p_adj", figure("post_hoc", "p_adj"), mapply(function(id, one, other) {
        y <- m[id, ]; ok <- !is.na(y); a <- aov(y[ok] ~ g[ok]); n <- table(g[ok]); ms <- sum(residuals(a)^2) / a$df.residual; means <- tapply(y[ok], g[ok], mean)
        ptukey(abs(means[[one]] - means[[other]]) / sqrt(ms / 2 * (1 / n[[one]] + 1 / n[[other]])), nlevels(g), a$df.residual, lower.tail = FALSE)
      }, text("post_hoc", "feature"), text("post_hoc", "group_a"), text("post_hoc", "group_b"), USE.NAMES = FALSE), k, 1e-3)
    },
    "two-way-anova" = {
      other <- factor(unlist(case$rest$other)); terms <- c("g", "other", "g:other"); wanted <- unique(text("result", "contrast"))
      fits <- lapply(seq_len(nrow(m)), function(i) { d <- data.frame(y = m[i, ], g = g, other = other); if (isTRUE(sd(d$y, na.rm = TRUE) > 0)) safe(Anova(lm(y ~ g * other, d, contrasts = list(g = contr.sum, other = contr.sum)), type = o$squares)) })
      for (l in seq_along(terms)) { rows <- which(text("result", "contrast") == wanted[l]); compare(paste(key, terms[l]), "p", figure("result", "p")[rows], vapply(fits[at[rows]], function(f) if (is.null(f)) NA_real_ else f[terms[l], "Pr(>F)"], 0), k) }
    },
    limma = {
      # Coefficients, not contrasts.fit, which approximates where there are weights or missing values.
      design <- if (is.null(b)) model.matrix(~g) else model.matrix(~ g + b)
      y <- if (isTRUE(o$voom)) { d <- DGEList(m, group = g); safe(voom(calcNormFactors(if (isFALSE(o$filter)) d else d[filterByExpr(d, group = g), , keep.lib.sizes = FALSE]), design)) } else m
      f <- if (!is.null(y)) safe(eBayes(lmFit(y, design), trend = isTRUE(o$trend)))
      if (!is.null(f)) {
        column <- match(sub(" vs .*", "", text("result", "contrast")), levels(g)); row <- match(features, rownames(f$coefficients))
        # Where the first group lacks a feature, R's coefficient compares the others with one another.
        there <- if (isTRUE(o$voom)) rep(TRUE, length(row)) else rowSums(!is.na(m[row, g == "A", drop = FALSE])) > 0
        # Where batch and groups coincide among the values left, limma drops the batch and compares all the same; ours does not.
        if (!is.null(b)) there <- there & !is.na(f$coefficients[row, ncol(design)])
        label <- paste(features, text("result", "contrast"))[there]
        for (kind in c("log2fc", "t", "p")) compare(key, kind, figure("result", kind)[there], unname(f[[c(log2fc = "coefficients", t = "t", p = "p.value")[[kind]]]][cbind(row, column)])[there], k, labels = label)
      }
    },
    deseq2 = {
      storage.mode(m) <- "integer"; full <- if (is.null(b)) ~g else ~ b + g; reduced <- if (is.null(b)) ~1 else ~b
      d <- safe(DESeqDataSetFromMatrix(m, DataFrame(g = g, b = if (is.null(b)) g else b), full)); d <- if (!is.null(d)) safe(if (o$test == "wald") DESeq(d, fitType = o$trend, quiet = TRUE) else DESeq(d, test = "LRT", reduced = reduced, fitType = o$trend, quiet = TRUE))
      if (!is.null(d)) for (name in unique(text("result", "contrast"))) {
        rows <- which(text("result", "contrast") == name); sides <- strsplit(name, " vs ")[[1]]
        r <- as.data.frame(results(d, contrast = c("g", sides), alpha = 0.1)); i <- match(features[rows], rownames(r))
        # Sparse features stop at R's tolerance of 1e-8 of the deviance, which leaves their estimates some way from the optimum.
        # With all reads in one sample there is no finite estimate: where the search stops is a matter of rounding.
        i[abs(r$log2FoldChange[i]) > 15 & !is.na(r$log2FoldChange[i])] <- NA; rows <- rows[!is.na(i)]; i <- i[!is.na(i)]
        compare(key, "log2fc", figure("result", "log2fc")[rows], r$log2FoldChange[i], k, 1e-3); compare(key, "p", figure("result", "p")[rows], r$pvalue[i], k, 1e-3)
      }
    },
    edger = {
      design <- model.matrix(~g); d <- DGEList(m, group = g); d <- calcNormFactors(if (isFALSE(o$filter)) d else d[filterByExpr(d, group = g), , keep.lib.sizes = FALSE], method = c(tmm = "TMM", rle = "RLE", uq = "upperquartile", none = "none")[[o$library]])
      d <- safe(if (o$test == "exact") estimateDisp(d) else estimateDisp(d, design))
      if (!is.null(d)) for (name in unique(text("result", "contrast"))) {
        rows <- which(text("result", "contrast") == name); level <- sub(" vs .*", "", name); column <- match(level, levels(g))
        r <- safe(switch(o$test, qlf = glmQLFTest(glmQLFit(d, design), coef = column), lrt = glmLRT(glmFit(d, design), coef = column), exact = exactTest(d, pair = c("A", level))))
        if (!is.null(r)) { i <- match(features[rows], rownames(r$table)); compare(key, "log2fc", figure("result", "log2fc")[rows], r$table$logFC[i], k, 1e-5); compare(key, "p", figure("result", "p")[rows], r$table$PValue[i], k, 1e-4) }
      }
    },
    normalize = {
      r <- if (o$method == "css") apply(m, 2, function(v) { w <- v - .Machine$double.eps; sum(w[w <= quantile(v[v > 0], 0.5)]) / 1000 }) else colSums(m) * suppressWarnings(calcNormFactors(m, method = c(tmm = "TMM", rle = "RLE", uq = "upperquartile")[[o$method]])) / 1e6
      compare(key, "factor", figure("factors", "factor"), unname(r), k)
    },
    metagenomeseq = {
      x <- m[rowSums(m) > 0 & rowMeans(m > 0) >= o$prevalence, ]; f <- safe({ e <- metagenomeSeq::newMRexperiment(x); metagenomeSeq::fitFeatureModel(metagenomeSeq::cumNorm(e, metagenomeSeq::cumNormStatFast(e)), model.matrix(~g)) })
      # Of a group that has the taxon in all of its samples R's logistic regression stops on its way to the limit, and it has no error at times; without a finite estimate its error is rounding in the third digit.
      if (!is.null(f)) { all <- rowSums(x[, g == "A"] > 0) == sum(g == "A") | rowSums(x[, g == "B"] > 0) == sum(g == "B"); i <- match(features, rownames(x)); sure <- !is.na(f@pvalues[i]) & !all[i]
        for (kind in c("lfc", "p")) compare("metagenomeseq", kind, figure("result", kind)[sure], unname(if (kind == "p") f@pvalues[i] else f@fitZeroLogNormal$logFC[i])[sure], k, if (kind == "p") 5e-3 else 1e-4, features[sure]) }
    },
    correlation = {
      of <- if (o$of == "samples") m else t(m)
      h <- Map(function(one, other) safe(cor.test(of[, one], of[, other], method = o$method)), text("pairs", "a"), text("pairs", "b"))
      compare(key, "r", figure("pairs", "r"), vapply(h, function(one) if (is.null(one)) NA_real_ else unname(one$estimate), 0, USE.NAMES = FALSE), k); p <- vapply(h, p_of, 0, USE.NAMES = FALSE); r <- figure("pairs", "r")
      # Of a perfect line R's p is rounding.
      line <- o$method == "pearson" & abs(r) > 1 - 1e-14; compare(key, "p", figure("pairs", "p")[!line], p[!line], k)
    },
    hclust = { d <- switch(o$distance, euclidean = dist(t(m)), manhattan = dist(t(m), "manhattan"), as.dist(1 - cor(m, method = o$distance))); compare(key, "height", figure("merge", "height"), hclust(d, o$linkage)$height, k) },
    pca = {
      y <- scale(t(m[apply(m, 1, sd) > 0, , drop = FALSE]), TRUE, FALSE); if (o$scale != "none") y <- t(t(y) / apply(y, 2, sd)^(if (o$scale == "auto") 1 else 0.5))
      p <- prcomp(y, center = FALSE); compare(key, "sdev", figure("explained", "sdev"), p$sdev[seq_along(figure("explained", "sdev"))], k); compare(key, "score", abs(figure("scores", "PC1")), unname(abs(p$x[, 1])), k, 1e-5)
    },
    roc = {
      r <- lapply(text("auc", "feature"), function(id) { ok <- !is.na(m[id, ]); safe({ curve <- pROC::roc(g[ok], m[id, ok], quiet = TRUE); c(auc(curve), ci.auc(curve)[c(1, 3)]) }) })
      for (i in 1:3) compare("roc", c("auc", "ci_low", "ci_high")[i], figure("auc", c("auc", "ci_low", "ci_high")[i]), vapply(r, function(one) if (is.null(one)) NA_real_ else one[i], 0), k)
    },
    survival = {
      d <- data.frame(t = number(case$rest$time), e = number(case$rest$event), g = factor(unlist(case$rest$group)), age = number(case$rest$age))
      s <- safe(survdiff(Surv(t, e) ~ g, d)); if (!is.null(s) && sum(d$e) > 0) compare("survival", "chisq", figure("test", "chisq")[1], s$chisq, k)
      cox <- safe(coxph(Surv(t, e) ~ g + age, d)); if (!is.null(cox) && !anyNA(coef(cox)) && max(abs(coef(cox))) < 8 && length(figure("cox", "hr")) == 2) { compare("survival", "hr", figure("cox", "hr"), unname(exp(coef(cox))), k, 1e-5); compare("survival", "p", figure("cox", "p"), unname(summary(cox)$coefficients[, 5]), k) }
    },
    alpha = {
      i <- match(text("indices", "sample"), colnames(m)); e <- estimateR(t(m))[, i]
      for (index in c("S.obs", "S.chao1", "se.chao1", "S.ACE")) compare("alpha", index, figure("indices", c(S.obs = "observed", S.chao1 = "chao1", se.chao1 = "chao1_se", S.ACE = "ace")[[index]]), unname(e[index, ]), k)
      compare("alpha", "shannon", figure("indices", "shannon"), unname(diversity(t(m))[i]), k); compare("alpha", "inv_simpson", figure("indices", "inv_simpson"), unname(diversity(t(m), "invsimpson")[i]), k)
    },
    beta = compare(key, "distance", unlist(lapply(colnames(m), function(s) figure("distance", s))), as.vector(as.matrix(distance())), k),
    pcoa = { e <- suppressWarnings(eigenvals(wcmdscale(distance(), eig = TRUE))); n <- min(3, sum(e > 1e-6)); compare(key, "eigenvalue", figure("eig", "eigenvalue")[seq_len(n)], unname(as.numeric(e[seq_len(n)])), k) },
    permanova = { a <- suppressMessages(adonis2(distance() ~ g, permutations = 9)); compare(key, "F", figure("result", "f")[1], a$F[1], k); compare(key, "R2", figure("result", "r2")[1], a$R2[1], k) },
    anosim = compare(key, "R", figure("result", "r")[1], suppressMessages(anosim(distance(), g, permutations = 9))$statistic, k),
    permdisp = compare(key, "F", figure("result", "f")[1], anova(betadisper(distance(), g, type = o$centre))$`F value`[1], k),
    mrpp = compare(key, "A", figure("result", "a")[1], suppressMessages(mrpp(distance(), g, permutations = 9, weight.type = c(n = 1, `n-1` = 2)[[o$weight]]))$A, k),
    # Equal distances that only rounding tells apart may be ranked in another order.
    mantel = { e <- case$rest$env; compare(key, "r", figure("result", "r")[match(c("x", "y"), text("result", "variable"))], vapply(e, function(v) suppressMessages(mantel(distance(), dist(number(v)), method = o$method, permutations = 9))$statistic, 0), k, if (o$method == "spearman") 1e-2 else 1e-6) },
    rda = , cca = {
      d <- data.frame(x = number(case$rest$env[[1]]), y = number(case$rest$env[[2]])); y <- t(m)[, rowSums(m) > 0]
      f <- if (case$method == "cca") cca(y ~ x + y, list(x = d$x, y = d$y)) else { z <- switch(o$transform, hellinger = decostand(y, "hellinger"), log1p = log1p(y), none = y); rda(z ~ x + y, d, scale = isTRUE(o$scale)) }
      compare(key, "eigenvalue", figure("eig", "eigenvalue")[1:2], unname(f$CCA$eig[1:2]), k); compare(key, "F", figure("test", "f")[1], suppressMessages(anova(f, permutations = 9))$F[1], k)
    },
    simper = { s <- simper(x, g, permutations = 0); for (name in unique(text("result", "contrast"))) { sides <- strsplit(name, " vs ")[[1]]; one <- s[[intersect(c(paste(sides, collapse = "_"), paste(rev(sides), collapse = "_")), names(s))]]; rows <- which(text("result", "contrast") == name); compare("simper", "average", figure("result", "average")[rows], unname(one$average[match(features[rows], one$species)]), k) } }
  )
}
cat(sprintf("\n%-52s %9s %8s %6s\n", "relative deviation", "worst", "figures", "beyond"))
for (name in sort(names(found))) cat(sprintf("%-52s %9.2g %8.0f %6.0f\n", name, found[[name]][1], found[[name]][2], found[[name]][3]))
quit(status = if (failed) 1 else 0)
