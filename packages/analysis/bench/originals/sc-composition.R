suppressPackageStartupMessages(library(limma)); take("speckle")
r <- reference("single-cell/sc-composition/scComposition"); counts <- t(r$counts); group <- factor(r$group, levels = unique(r$group))
design <- model.matrix(~ 0 + group); props <- t(t(counts) / colSums(counts))
one <- function(kind) { z <- if (kind == "logit") { p <- t(t(counts + 0.5) / colSums(counts + 0.5)); log(p / (1 - p)) } else asin(sqrt(props)); o <- propeller.anova(list(Proportions = props, TransformedProps = z, Counts = counts), design, coef = seq_len(ncol(design)), robust = FALSE, trend = FALSE, sort = FALSE); list(o$Fstatistic, o$P.Value) }
compare("sc-composition", "speckle::propeller.anova", "speckle", list(r$logit$f, r$logit$fp, r$asin$f, r$asin$fp), c(one("logit"), one("asin")), "两种变换的 F 与 p 值")
