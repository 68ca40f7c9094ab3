# Rscript twoWayAnova.reference.R > twoWayAnova.reference.json
# Pairwise comparisons: contrasts of the coefficients of lm with their covariance (what emmeans does) and ptukey; those of all
# combinations are TukeyHSD(aov) itself.
# car::Anova of lm with contr.sum, types II and III, on an unbalanced 3 × 2 design with missing values, ties, a constant row and an empty combination.
suppressPackageStartupMessages(library(car))
options(contrasts = c("contr.sum", "contr.poly"))
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
rows <- function(m) paste0("[\n    ", paste(apply(m, 1, row), collapse = ",\n    "), "\n  ]")
set.seed(20261201)
sizes <- c(4, 3, 5, 2, 3, 4) # A:x A:y B:x B:y C:x C:y
g <- factor(rep(c("A", "A", "B", "B", "C", "C"), sizes)); h <- factor(rep(c("x", "y", "x", "y", "x", "y"), sizes)); n <- sum(sizes)
m <- matrix(signif(rnorm(10 * n, 10, 2), 7), 10)
m[1, g == "C"] <- m[1, g == "C"] + 4
m[2, g == "B" & h == "y"] <- m[2, g == "B" & h == "y"] + 6
m[3, ] <- 7                                           # constant
m[4, c(1, 5, 9, 14, 20)] <- NA                        # missing
m[5, ] <- round(m[5, ] / 2)                           # ties
m[6, g == "B" & h == "y"] <- NA                       # an empty combination
m[7, h == "y"] <- m[7, h == "y"] + 60                 # far tail
m[8, ] <- 1e5 + m[8, ] * 0.1                          # large mean, small spread
m[9, g == "C"] <- NA                                  # a group without values
m[10, ] <- 1e-2 * m[10, ]
analyse <- function(x, type) {
  none <- matrix(NA, 3, 4)
  ok <- !is.na(x)
  if (sd(x[ok]) == 0 || any(table(g[ok]) == 0)) return(cbind(none, NA))
  if (type == 3 && any(table(g[ok], h[ok]) == 0)) return(cbind(none, NA))
  fit <- lm(x ~ g * h)
  a <- Anova(fit, type = type, singular.ok = type == 2)
  a <- a[c("g", "h", "g:h", "Residuals"), ]
  cbind(a[1:3, 1], a[1:3, 2], a[1:3, 3], a[1:3, 4], a[4, 2])
}
part <- function(type) {
  found <- lapply(1:10, function(i) analyse(m[i, ], type))
  of <- function(effect, column) sapply(found, function(one) one[effect, column])
  rss <- sapply(1:10, function(i) { x <- m[i, ]; if (is.na(found[[i]][1, 1])) NA else deviance(lm(x ~ g * h)) })
  effects <- sapply(1:3, function(e) {
    p <- of(e, 4)
    paste0('      "', c("group", "factor", "interaction")[e], '": { "ss": ', row(of(e, 1)), ', "df1": ', row(of(e, 2)), ', "f": ', row(of(e, 3)), ', "p": ', row(p), ', "p_adj": ', row(p.adjust(p, "BH")), ', "partial_eta2": ', row(of(e, 1) / (of(e, 1) + rss)), ', "df2": ', row(of(e, 5)), " }")
  })
  paste0("{\n", paste(effects, collapse = ",\n"), "\n    }")
}
# One pair a row: feature, within, a, b, difference, standard error, q, degrees of freedom, p.
compare <- function(kind) {
  out <- list()
  for (i in c(1:2, 4:8, 10)) {
    x <- m[i, ]; ok <- !is.na(x)
    cell <- factor(paste(g, h)); fit <- lm(x ~ 0 + cell)
    keep <- !is.na(coef(fit)); b <- coef(fit)[keep]; names(b) <- sub("^cell", "", names(b)); V <- vcov(fit)[keep, keep]; df <- df.residual(fit)
    family <- function(within, members) { # members: named list of cells
      members <- members[sapply(members, function(cells) all(cells %in% names(b)))]
      k <- length(members); if (k < 2) return()
      for (one in 1:(k - 1)) for (two in (one + 1):k) {
        w <- setNames(numeric(length(b)), names(b)); w[members[[two]]] <- 1 / length(members[[two]]); w[members[[one]]] <- -1 / length(members[[one]])
        d <- sum(w * b); se <- sqrt(drop(w %*% V %*% w)); q <- sqrt(2) * abs(d) / se
        out[[length(out) + 1]] <<- list(i, within, names(members)[one], names(members)[two], c(d, se, q, df, ptukey(q, k, df, lower.tail = FALSE)))
      }
    }
    G <- levels(g); H <- levels(h)
    if (kind == "group-within") for (l in H) family(l, setNames(as.list(paste(G, l)), G))
    if (kind == "factor-within") for (l in G) family(l, setNames(as.list(paste(l, H)), H))
    if (kind == "group") family("", setNames(lapply(G, function(l) paste(l, H)), G))
    if (kind == "factor") family("", setNames(lapply(H, function(l) paste(G, l)), H))
    if (kind == "cells") {
      every <- as.vector(t(outer(G, H, paste)))
      before <- length(out)
      family("", setNames(as.list(every), sub(" ", "\u00b7", every)))
      known <- TukeyHSD(aov(x ~ factor(paste(g, h)), subset = ok))[[1]]
      mine <- out[(before + 1):length(out)]
      stopifnot(nrow(known) == length(mine))
      for (at in seq_along(mine)) { # the same pairs in the same order, by an independent way
        stopifnot(abs(mine[[at]][[5]][1] - known[at, "diff"]) < 1e-8 * (1 + abs(known[at, "diff"])), abs(mine[[at]][[5]][5] - known[at, "p adj"]) < 1e-6)
      }
    }
  }
  paste0("[\n      ", paste(sapply(out, function(o) sprintf('[%d, "%s", "%s", "%s", %s]', o[[1]], o[[2]], o[[3]], o[[4]], paste(num(o[[5]]), collapse = ", "))), collapse = ",\n      "), "\n    ]")
}
kinds <- c("group-within", "factor-within", "group", "factor", "cells")
post <- paste0("{\n", paste(sprintf('    "%s": %s', kinds, sapply(kinds, compare)), collapse = ",\n"), "\n  }")
cat('{\n  "source": "', R.version.string, ', car ', as.character(packageVersion("car")), ': Anova(lm(x ~ g * h)) with contr.sum",\n  "group": ["', paste(g, collapse = '", "'), '"],\n  "factor": ["', paste(h, collapse = '", "'), '"],\n  "values": ', rows(m), ',\n  "types": {\n    "II": ', part(2), ',\n    "III": ', part(3), '\n  },\n  "post_hoc": ', post, "\n}\n", sep = "")
