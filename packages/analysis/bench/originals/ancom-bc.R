# The estimates, their errors and p values of ancombc(), which asks for packages only to run in parallel and to read its input.
foreach <- function(i, .combine) list(i = i, combine = .combine)
`%dorng%` <- function(each, code) { code <- substitute(code); env <- parent.frame(); do.call(each$combine, lapply(each$i, function(k) { assign("i", k, env); eval(code, env) })) }
take("ANCOMBC", edit = function(x) gsub("foreach::registerDoSEQ()", "NULL", x, fixed = TRUE))
r <- reference("community/ancom-bc/ancomBc")
data <- data.frame(group = factor(r$group, levels = c("CK", "LN", "HN")), batch = factor(r$batch), age = r$age - mean(r$age))
data_sanity_check <- function(data, meta_data, ...) list(feature_table = data, feature_table_aggregate = data, meta_data = meta_data, global = FALSE)
counts <- r$counts; rownames(counts) <- paste0("t", seq_len(nrow(counts))); colnames(counts) <- rownames(data) <- paste0("s", seq_len(ncol(counts)))
one <- function(formula, conserve) { m <- ancombc(data = counts, meta_data = data, formula = formula, conserve = conserve, verbose = FALSE); list(t(as.matrix(m$res$lfc[, 3:4])), t(as.matrix(m$res$se[, 3:4])), t(as.matrix(m$res$p_val[, 3:4]))) }
ours <- function(x) list(x$lfc, x$se, x$p)
compare("ancom-bc", "ANCOMBC::ancombc", "ANCOMBC", list(ours(r$plain), ours(r$covariates)), list(one("group", FALSE), one("group + batch + age", TRUE)), "系数、标准误与 p 值")
