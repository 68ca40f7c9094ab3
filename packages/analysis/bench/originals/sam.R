suppressPackageStartupMessages(library(samr))
r <- reference("difference/sam/sam")
one <- function(k) { x <- r[[k]]$values; o <- NULL; invisible(capture.output(o <- samr(list(x = x, y = rep(1:2, each = 4), geneid = seq_len(nrow(x)), genenames = seq_len(nrow(x)), logged2 = TRUE), resp.type = "Two class unpaired", nperms = 5000, s0 = if (is.na(r[[k]]$s0_wanted %||% NA)) NULL else r[[k]]$s0_wanted, random.seed = 1))); o }
`%||%` <- function(a, b) if (is.null(a)) b else a
o <- lapply(c("fixed", "tuned"), one); ok <- lapply(c("fixed", "tuned"), function(k) !is.na(rowSums(r[[k]]$values)))
compare("sam", "samr::samr", "samr", list(r$fixed$d[ok[[1]]], r$tuned$d[ok[[2]]], r$tuned$s0), list(o[[1]]$tt[ok[[1]]], o[[2]]$tt[ok[[2]]], o[[2]]$s0), "d 统计量与 s0")
