suppressPackageStartupMessages(library(Hmisc))
r <- reference("community/ncm/ncm"); of <- function(k) { o <- r[[k]]; n <- o$fit[1]; b <- binconf(o$predicted * n, n, alpha = 0.05, method = "wilson"); list(b[, 2], b[, 3]) }
compare("ncm", "Hmisc::binconf", "Hmisc", lapply(c("all", "A", "B"), function(k) list(r[[k]]$ci_low, r[[k]]$ci_high)), lapply(c("all", "A", "B"), of), "预测频率的 Wilson 区间")
