suppressPackageStartupMessages(library(metafor))
r <- reference("plot/forest-plot/forest-plot"); k <- !is.na(r$or) & !is.na(r$low); y <- log(r$or); s <- (log(r$high) - log(r$low)) / (2 * qnorm(0.975))
one <- function(use, method) { m <- rma(yi = y[use], sei = s[use], method = method); c(exp(c(m$beta, m$ci.lb, m$ci.ub)), m$zval, m$pval, m$QE, m$QEp) }
at <- c(2:7, 9); sets <- list(x = k & r$arm == "x", y = k & r$arm == "y", all = k)
compare("forest-plot", "metafor::rma", "metafor", lapply(names(sets), function(n) list(r$at95[[n]]$fixed[at], r$at95[[n]]$random[at], r$at95[[n]]$random[11])), lapply(sets, function(u) list(one(u, "FE"), one(u, "DL"), rma(yi = y[u], sei = s[u], method = "DL")$tau2)), "合并效应、区间、z、p、Q 与 τ²")
