suppressPackageStartupMessages(library(lmerTest))
loginfo <- logwarn <- logdebug <- function(...) NULL
take("Maaslin2", c("utility_scripts.R", "fit.R"), edit = function(x) gsub("logging::", "", gsub("cl = cluster, ", "", gsub("pbapply::pblapply(", "lapply(", x, fixed = TRUE), fixed = TRUE), fixed = TRUE))
r <- reference("community/maaslin/maaslin")
data <- data.frame(group = factor(r$group, levels = c("CK", "T1", "T2")), sex = factor(r$sex), age = as.numeric(scale(r$age)), subject = factor(r$subject))
kept <- r$counts[r$kept + 1, ]; f <- as.data.frame(t(kept)); names(f) <- paste0("f", seq_along(f)); rownames(f) <- rownames(data) <- paste0("s", seq_len(nrow(f)))
tss <- TSSnorm(f); forms <- lapply(list(tss_log = transformFeatures(tss, "LOG"), tss_asin = transformFeatures(tss, "AST"), none = f), as.data.frame)
one <- function(y, random) { m <- fit.data(y, data, "LM", formula = formula(if (random) "expr ~ group + sex + age" else "expr ~ group + sex + age"), random_effects_formula = if (random) formula("expr ~ group + sex + age + (1 | subject)") else NULL, correction = "BH")$results
  at <- function(column) sapply(c("groupT1", "groupT2", "sexm", "age"), function(k) { o <- m[m$name == k, ]; o[[column]][match(names(y), o$feature)] }); list(at("coef"), at("stderr"), at("pval")) }
ours <- function(x) list(x$coef, x$se, x$p); fixed <- c("tss_log", "tss_asin", "none")
compare("maaslin", "Maaslin2::fit.data", "Maaslin2", c(lapply(fixed, function(k) ours(r[[k]])), list(ours(r$mixed))), c(lapply(fixed, function(k) one(forms[[k]], FALSE)), list(one(forms$tss_log, TRUE))), "固定效应与随机截距模型的系数、标准误与 p 值")

