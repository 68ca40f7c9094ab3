suppressPackageStartupMessages({ library(Biobase); library(SummarizedExperiment) }); take("ropls", c("allClasses.R", "allGenerics.R", "helpers.R", "opls-functions.R", "opls-methods.R"), edit = function(x) gsub(", MultiDataSet::MultiDataSet", "", x, fixed = TRUE))
r <- reference("supervised/opls-da/oplsDa"); x <- r$values; x <- x[complete.cases(x) & apply(x, 1, function(v) isTRUE(sd(v) > 0)), ]
X <- t(x); dimnames(X) <- list(paste0("s", seq_len(nrow(X))), paste0("f", seq_len(ncol(X)))); y <- factor(r$groups, levels = c("C", "T"))
one <- function(k) { o <- r[[k]]; m <- opls(X, y, predI = 1, orthoI = o$orthogonal, scaleC = c(auto = "standard", pareto = "pareto", none = "center")[[o$scale]], crossvalI = o$folds, permI = 0, fig.pdfC = "none", info.txtC = "none")
  list(abs(m@scoreMN[, 1]), m@vipVn, m@orthoVipVn) }
ours <- function(k) { o <- r[[k]]; list(abs(o$t_pred), o$vip, o$vip_ortho) }
use <- c("auto1", "pareto2")
compare("opls-da", "ropls::opls", "ropls", lapply(use, ours), lapply(use, one), "预测得分、VIP 与正交 VIP")
