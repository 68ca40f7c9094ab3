# What transform.R and untarget.R share: reads what our engine made of a flow, and holds it against what R makes of the same delivered files.
suppressMessages({ library(jsonlite); library(edgeR); library(DESeq2); library(e1071); library(igraph); library(pls); library(pROC) })
options(warn = -1); home <- commandArgs(TRUE)[1]
flow <- fromJSON(file.path(home, "out", "flow.json"), simplifyVector = FALSE)
steps <- Filter(function(s) s$state == "succeeded", setNames(flow$steps, vapply(flow$steps, function(s) s$id, "")))
table_of <- function(file) read.csv(file, check.names = FALSE, na.strings = "NA", stringsAsFactors = FALSE)
delivered <- function(name) table_of(file.path(home, "delivered", name))
ours <- function(step, table) table_of(file.path(home, "out", steps[[step]]$folder, paste0(table, ".csv")))
matrix_of <- function(frame, samples) { m <- as.matrix(frame[, samples, drop = FALSE]); storage.mode(m) <- "double"; rownames(m) <- frame[[1]]; m }
scheme <- { s <- flow$scheme; data.frame(sample = unlist(s$samples), group = unlist(s$group), sapply(setNames(s$factors, vapply(s$factors, function(f) f$name, "")), function(f) unlist(f$values)), stringsAsFactors = FALSE) }
levels_of <- unlist(flow$scheme$levels)
contrasts <- lapply(flow$contrasts, function(c) list(test = c$test, reference = c$reference, name = paste(c$test, "vs", c$reference), id = paste0(c$test, "-", c$reference)))
option <- function(step, name) fromJSON(file.path(home, "out", steps[[step]]$folder, "result.json"), simplifyVector = FALSE)$options[[name]]

found <- list(); left <- list(); said <- 0
complain <- function(...) { said <<- said + 1; if (said <= 60) cat("  ", sprintf(...), "\n", sep = "") }
tolerance <- c(x = 1e-6, p = 1e-5, limma = 1e-4, loose = 1e-3)
# How far our figures are from R's: a share of their size, of a thousandth of the largest where they are smaller; p-values below 1e-12 by their logarithm.
away_of <- function(a, r, kind) {
  if (kind == "p") return(ifelse(r < 1e-12, ifelse(pmax(a, r) < 1e-300, 0, 1e-5 * abs(log10(a) - log10(r)) / 0.01), abs(a - r) / r))
  size <- max(abs(r[is.finite(r)]), 0); ifelse(a == r, 0, abs(a - r) / pmax(abs(r), 1e-3 * size))
}
note <- function(step, table, column, worst, figures, beyond) found[[paste(step, table, column, sep = "\r")]] <<- c(worst, figures, beyond)
# Our table beside what R has, row by row of the same keys. Columns of R that we have not, and rows on one side only, are faults.
check <- function(step, table, by, want, kinds) {
  if (is.null(steps[[step]])) return(invisible())
  have <- ours(step, table); key <- function(d) do.call(paste, c(lapply(by, function(k) as.character(d[[k]])), sep = "\r"))
  for (column in by) note(step, table, column, 0, nrow(have), 0)
  at <- match(key(have), key(want))
  if (anyNA(at) || nrow(have) != nrow(want)) { complain("%s.%s: %d of our %d rows are among R's %d, such as not %s", step, table, sum(!is.na(at)), nrow(have), nrow(want), key(have)[which(is.na(at))[1]]); note(step, table, by[1], Inf, nrow(have), abs(nrow(have) - nrow(want)) + sum(is.na(at))) }
  have <- have[!is.na(at), , drop = FALSE]; at <- at[!is.na(at)]
  for (column in names(kinds)) {
    kind <- kinds[[column]]; a <- have[[column]]; r <- want[[column]][at]
    if (is.null(a)) { complain("%s.%s has no %s", step, table, column); next }
    if (kind == "text") { a <- ifelse(is.na(a), "", as.character(a)); r <- ifelse(is.na(r), "", as.character(r)); bad <- a != r; away <- as.numeric(bad) }
    else { a <- as.numeric(a); r <- as.numeric(r); a[!is.finite(a)] <- NA; r[!is.finite(r)] <- NA; away <- away_of(a, r, kind); away[is.na(away)] <- 0; bad <- away > tolerance[[kind]] | is.na(a) != is.na(r) }
    if (any(bad)) { i <- which(bad)[1]; complain("%s.%s.%s at %s: ours %s, R %s (%d of %d)", step, table, column, gsub("\r", " / ", key(have)[i]), format(a[i], digits = 12), format(r[i], digits = 12), sum(bad), length(bad)) }
    note(step, table, column, if (length(away)) max(away) else 0, length(a), sum(bad))
  }
}
# A whole table of numbers beside its names.
check_matrix <- function(step, table, want, id, kind = "x") check(step, table, id, data.frame(setNames(list(rownames(want)), id), as.data.frame(want), check.names = FALSE), setNames(rep(kind, ncol(want)), colnames(want)))
# One figure of a table that must keep a bound.
bound <- function(step, table, columns, ok, what) { for (column in columns) note(step, table, column, if (ok) 0 else Inf, 1, if (ok) 0 else 1); if (!ok) complain("%s.%s: %s", step, table, what) }
leave <- function(step, table, columns, why) if (!is.null(steps[[step]])) for (column in columns) left[[paste(step, table, column, sep = "\r")]] <<- why

report <- function() {
  rows <- do.call(rbind, lapply(names(steps), function(step) do.call(rbind, lapply(list.files(file.path(home, "out", steps[[step]]$folder), "\\.csv$"), function(file) {
    table <- sub("\\.csv$", "", file); columns <- names(ours(step, table)); keys <- paste(step, table, columns, sep = "\r")
    is <- keys %in% names(found); why <- unique(unlist(left[keys[!is & keys %in% names(left)]])); open <- columns[!is & !keys %in% names(left)]
    f <- do.call(rbind, c(list(c(0, 0, 0)), found[keys[is]]))
    if (length(open)) complain("%s.%s: nobody looked at %s", step, table, paste(head(open, 6), collapse = ", "))
    data.frame(table = paste0(step, ".", table), columns = sprintf("%d/%d", sum(is), length(columns)), figures = sum(f[, 2]), worst = max(f[, 1]), beyond = sum(f[, 3]) + length(open), why = paste(why, collapse = "; "))
  }))))
  cat(sprintf("\n%-58s %8s %9s %9s %7s  %s\n", "table", "columns", "figures", "worst", "beyond", "left out"))
  for (i in seq_len(nrow(rows))) cat(sprintf("%-58s %8s %9d %9.2g %7d  %s\n", rows$table[i], rows$columns[i], rows$figures[i], rows$worst[i], rows$beyond[i], rows$why[i]))
  cat(sprintf("\n%d tables, %d figures, %d beyond their tolerance\n", nrow(rows), sum(rows$figures), sum(rows$beyond)))
  quit(status = if (sum(rows$beyond) > 0 || said > 0) 1 else 0)
}

# --- What several steps compute -------------------------------------------------------------------------------------

quartiles <- function(v) unname(quantile(v, c(0, 0.25, 0.5, 0.75, 1), na.rm = TRUE))
# Distribution of each sample: m is features x samples on the scale of the figure, raw the same before.
distribution <- function(step, m, raw, group) {
  v <- lapply(setNames(colnames(m), colnames(m)), function(s) m[!is.na(m[, s]), s])
  check(step, "summary", "name", do.call(rbind, lapply(names(v), function(s) {
    x <- v[[s]]; q <- quantile(x, c(0.25, 0.5, 0.75), names = FALSE); far <- 1.5 * (q[3] - q[1]); inside <- x[x >= q[1] - far & x <= q[3] + far]
    data.frame(name = s, group = group[[s]], n = length(x), missing = sum(is.na(m[, s])), mean = mean(x), sd = sd(x), min = min(x), lower = min(q[1], inside), q1 = q[1], median = q[2], q3 = q[3], upper = max(q[3], inside), max = max(x), bandwidth = bw.nrd0(x))
  })), c(group = "text", setNames(rep("x", 12), c("n", "missing", "mean", "sd", "min", "lower", "q1", "median", "q3", "upper", "max", "bandwidth"))))
  have <- ours(step, "density"); want <- do.call(rbind, lapply(names(v), function(s) { x <- v[[s]]; b <- bw.nrd0(x); at <- seq(min(x) - 3 * b, max(x) + 3 * b, length.out = sum(have$name == s)); data.frame(name = s, at = seq_along(at), x = at, y = vapply(at, function(a) mean(dnorm(a, x, b)), 0)) }))
  for (column in c("x", "y")) { away <- away_of(have[[column]], want[[column]], "x"); note(step, "density", column, max(away), nrow(have), sum(away > 1e-6)); if (any(away > 1e-6)) complain("%s.density.%s is off by %g", step, column, max(away)) }
  note(step, "density", "name", 0, nrow(have), sum(have$name != want$name))
  have <- ours(step, "intervals"); inside <- mapply(function(s, from, to) sum(raw[, s] >= (if (is.na(from)) -Inf else from) & raw[, s] < (if (is.na(to)) Inf else to), na.rm = TRUE), have$name, have$from, have$to)
  low <- tapply(seq_len(nrow(have)), have$name, min); inside[low] <- mapply(function(s, to) sum(raw[, s] < to, na.rm = TRUE), have$name[low], have$to[low])
  check(step, "intervals", c("name", "interval"), data.frame(have[, c("name", "interval")], count = inside, share = inside / vapply(have$name, function(s) sum(!is.na(raw[, s])), 0)), c(count = "x", share = "x"))
  leave(step, "intervals", c("from", "to"), "edges of the classes are given")
  p <- ours(step, "points"); check(step, "points", c("name", "feature", "sample"), data.frame(p[, c("name", "feature", "sample")], value = m[cbind(p$feature, p$sample)]), c(value = "x"))
}
# Quartiles and the course of the standard deviation before and after a normalisation.
before_after <- function(step, before, after, units) {
  stages <- list(before = before, after = after)
  check(step, "distribution", c("sample", "stage"), do.call(rbind, lapply(names(stages), function(k) do.call(rbind, lapply(colnames(before), function(s) { v <- stages[[k]][, s]; q <- quartiles(v); data.frame(sample = s, stage = k, min = q[1], q1 = q[2], median = q[3], q3 = q[4], max = q[5], n = sum(!is.na(v)), missing = sum(is.na(v)), unit = units[[k]]) })))), c(min = "x", q1 = "x", median = "x", q3 = "x", max = "x", n = "x", missing = "x", unit = "text"))
  check(step, "mean_sd", c("feature", "stage"), do.call(rbind, lapply(names(stages), function(k) { m <- stages[[k]]; data.frame(feature = rownames(m), stage = k, mean = rowMeans(m), rank = rank(rowMeans(m), ties.method = "first"), sd = apply(m, 1, sd), unit = units[[k]]) })), c(mean = "x", rank = "x", sd = "x", unit = "text"))
}
sample_correlation <- function(step, m) {
  pairs <- ours(step, "pairs"); tests <- Map(function(a, b) cor.test(m[, a], m[, b]), pairs$a, pairs$b); p <- vapply(tests, function(t) t$p.value, 0, USE.NAMES = FALSE); adjusted <- p.adjust(p, "BH")
  check(step, "pairs", c("a", "b"), data.frame(a = pairs$a, b = pairs$b, r = vapply(tests, function(t) unname(t$estimate), 0, USE.NAMES = FALSE), p = p, p_adj = adjusted), c(r = "x", p = "p", p_adj = "p"))
  check_matrix(step, "r", cor(m), "id")
  square <- matrix(NA_real_, ncol(m), ncol(m), dimnames = list(colnames(m), colnames(m))); square[cbind(pairs$a, pairs$b)] <- adjusted; square[cbind(pairs$b, pairs$a)] <- adjusted
  have <- ours(step, "p_adj"); diag(square) <- as.numeric(as.matrix(have[, -1])[cbind(seq_len(ncol(m)), seq_len(ncol(m)))]); check_matrix(step, "p_adj", square, "id", "p")
  if (nrow(pairs) != choose(ncol(m), 2)) complain("%s.pairs does not have every pair", step)
  check_order(step, "order", hclust(as.dist(1 - cor(m)), "average"), colnames(m))
}
# An order of leaves: each subtree may be turned, so what lies together is compared, not the side.
check_order <- function(step, table, tree, labels, axis = NULL) {
  have <- ours(step, table); if (!is.null(axis)) have <- have[have$axis == axis, ]
  at <- match(have$id, labels); runs <- function(members) diff(range(which(at %in% members))) + 1 == length(members)
  sets <- list(); for (i in seq_len(nrow(tree$merge))) sets[[i]] <- unlist(lapply(tree$merge[i, ], function(k) if (k < 0) -k else sets[[k]]))
  for (column in names(have)) note(step, table, column, 0, nrow(have), 0)
  if (anyNA(at) || !all(vapply(sets, runs, NA))) { complain("%s.%s: branches of R's tree do not lie together", step, table); note(step, table, "id", Inf, nrow(have), 1) }
}
principal <- function(step, m, scaled) {
  m <- m[apply(m, 1, sd) > 0, ]; p <- prcomp(t(m), scale. = scaled); n <- nrow(ours(step, "explained")); side <- apply(p$rotation[, 1:n], 2, function(v) sign(v[which.max(abs(v))]))
  check(step, "explained", "component", data.frame(component = paste0("PC", 1:n), sdev = p$sdev[1:n], ratio = (p$sdev^2 / sum(p$sdev^2))[1:n], cumulative = cumsum(p$sdev^2 / sum(p$sdev^2))[1:n]), c(sdev = "x", ratio = "x", cumulative = "x"))
  check_matrix(step, "scores", sweep(p$x[, 1:n], 2, side, "*"), "sample"); check_matrix(step, "loadings", sweep(p$rotation[, 1:n], 2, side, "*"), "feature")
}
# Heights and what each step joins; the numbers of the steps follow R's.
check_tree <- function(step, tree, axis) {
  have <- ours(step, "merge"); rows <- have$axis == axis; own <- have[rows, ]
  joined <- function(a, b) { sets <- list(); vapply(seq_along(a), function(i) { sets[[i]] <<- sort(unlist(lapply(c(a[i], b[i]), function(k) if (k < 0) -k else sets[[k]]))); paste(sets[[i]], collapse = " ") }, "") }
  away <- away_of(own$height, tree$height, "x"); ties <- duplicated(round(tree$height, 9)) | duplicated(round(tree$height, 9), fromLast = TRUE)
  bad <- away > 1e-6 | (!ties & joined(own$a, own$b) != joined(tree$merge[, 1], tree$merge[, 2]))
  for (column in names(have)) note(step, "merge", column, max(away, found[[paste(step, "merge", column, sep = "\r")]][1]), nrow(have), sum(bad)); if (any(bad)) complain("%s.merge (%s): %d of %d steps differ", step, axis, sum(bad), length(bad))
}
# The same partition, whatever its numbers.
check_clusters <- function(step, table, ids, clusters, axis = NULL) {
  have <- ours(step, table); if (!is.null(axis)) have <- have[have$axis == axis, ]
  r <- clusters[match(have$id, ids)]; same <- nrow(unique(data.frame(have$cluster, r))) == length(unique(r)) && length(unique(r)) == length(unique(have$cluster))
  for (column in intersect(c("id", "cluster", "axis"), names(have))) note(step, table, column, if (same) 0 else Inf, nrow(have), if (same) 0 else 1); if (!same) complain("%s.%s: another partition than R's", step, table)
}
heatmap_of <- function(step, m, factors) {
  z <- t(scale(t(m))); rows <- hclust(dist(z), "average"); columns <- hclust(dist(t(z)), "average"); clipped <- pmax(pmin(z, 3), -3)
  check_matrix(step, "matrix", clipped, "id"); check_tree(step, rows, "features"); check_tree(step, columns, "samples")
  check_order(step, "order", rows, rownames(z), "features"); check_order(step, "order", columns, colnames(z), "samples")
  cuts <- ours(step, "clusters"); for (axis in c("features", "samples")) { k <- length(unique(cuts$cluster[cuts$axis == axis])); check_clusters(step, "clusters", if (axis == "features") rownames(z) else colnames(z), cutree(if (axis == "features") rows else columns, k), axis) }
  check(step, "annotations", "sample", scheme[scheme$sample %in% colnames(m), c("sample", "group", factors)], setNames(rep("text", 1 + length(factors)), c("group", factors)))
}
# Sets as a long table: the members of each term, with those of the terms below it when an ontology says which.
sets_of <- function(file, parents = NULL) {
  d <- delivered(file); members <- split(d$feature, factor(d$term, unique(d$term)))
  if (!is.null(parents)) {
    above <- function(t) unique(c(t, unlist(lapply(parents[[t]], above)))); pairs <- do.call(rbind, lapply(names(members), function(t) expand.grid(term = above(t), feature = members[[t]], stringsAsFactors = FALSE))); members <- split(pairs$feature, factor(pairs$term, unique(pairs$term)))
  }
  lapply(members, unique)
}
read_obo <- function(file) {
  lines <- readLines(file.path(home, "delivered", file), encoding = "UTF-8"); term <- cumsum(lines == "[Term]"); pick <- function(k, tag) sub(paste0("^", tag, ": "), "", grep(paste0("^", tag, ": "), lines[term == k], value = TRUE))
  ids <- vapply(seq_len(max(term)), pick, "", "id"); list(ids = ids, names = setNames(vapply(seq_len(max(term)), pick, "", "name"), ids), namespaces = setNames(vapply(seq_len(max(term)), pick, "", "namespace"), ids),
    is_a = setNames(lapply(seq_len(max(term)), function(k) sub(" !.*", "", pick(k, "is_a"))), ids), part_of = setNames(lapply(seq_len(max(term)), function(k) sub(" !.*", "", sub("^part_of ", "", pick(k, "relationship")))), ids))
}
enrichment <- function(step, sets, difference, names_of, parents = NULL, relations = NULL, least = 5) {
  if (is.null(steps[[step]])) return(invisible())
  known <- unique(unlist(sets)); universe <- intersect(difference$feature[!is.na(difference$p)], known); members <- lapply(sets, intersect, universe); members <- members[lengths(members) >= least & lengths(members) <= 2000]
  one <- function(list) {
    drawn <- intersect(list, universe); k <- vapply(members, function(m) sum(m %in% drawn), 0); M <- lengths(members); p <- phyper(k - 1, M, length(universe) - M, length(drawn), lower.tail = FALSE)
    data.frame(term = names(members), name = unname(names_of[names(members)]), overlap = k, set_size = M, list_size = length(drawn), background = length(universe), rich_factor = k / M, fold = (k / length(drawn)) / (M / length(universe)), p = p, p_adj = p.adjust(p, "BH"), features = vapply(members, function(m) paste(sort(intersect(m, drawn)), collapse = ";"), ""), stringsAsFactors = FALSE)
  }
  kinds <- c(name = "text", overlap = "x", set_size = "x", list_size = "x", background = "x", rich_factor = "x", fold = "x", p = "p", p_adj = "p")
  changed <- difference$feature[difference$direction %in% c("up", "down", "only_test", "only_ref", "no_fold")]; up <- difference$feature[difference$direction %in% c("up", "only_test")]; down <- difference$feature[difference$direction %in% c("down", "only_ref")]
  # Sets without a hit are counted in the adjustment; tables may leave them out.
  listed <- function(table, want, by) { have <- ours(step, table); key <- function(d) do.call(paste, d[by]); want <- want[want$overlap > 0 | key(want) %in% key(have), ]; check(step, table, by, want, kinds)
    sorted <- vapply(strsplit(have$features, ";"), function(f) paste(sort(f), collapse = ";"), ""); bad <- sum(sorted != want$features[match(key(have), key(want))], na.rm = TRUE); note(step, table, "features", 0, nrow(have), bad); if (bad) complain("%s.%s: other features in %d sets", step, table, bad) }
  listed("result", one(changed), "term")
  listed("directions", do.call(rbind, lapply(intersect(c("up", "down", "all"), ours(step, "directions")$direction), function(d) cbind(direction = d, one(switch(d, up = up, down = down, all = changed))))), c("direction", "term"))
  u <- ours(step, "unmatched"); bound(step, "unmatched", "feature", setequal(u$feature, setdiff(difference$feature[!is.na(difference$p)], known)), "other features without a set")
  leave(step, "unmatched", "source", "the name of the input")
  if (!is.null(relations)) { h <- ours(step, "hierarchy"); ok <- mapply(function(t, p, r) p %in% relations[[r]][[t]], h$term, h$parent, h$relation); bound(step, "hierarchy", names(h), all(ok), "an edge that the ontology has not") }
}
venn_of <- function(step, lists) {
  all <- unique(unlist(lists)); pattern <- vapply(all, function(f) paste(as.integer(vapply(lists, function(l) f %in% l, NA)), collapse = ""), ""); regions <- split(all, pattern)
  check(step, "lists", "list", data.frame(list = names(lists), size = lengths(lists), unique = vapply(seq_along(lists), function(i) sum(pattern == paste(as.integer(seq_along(lists) == i), collapse = "")), 0)), c(size = "x", unique = "x"))
  sorted <- ours(step, "regions"); same <- mapply(function(ids, code) setequal(strsplit(ids, ";")[[1]], regions[[formatC(code, width = length(lists), flag = "0")]]), sorted$ids, sorted$code); bound(step, "regions", "ids", all(same), "other features in a region")
  check(step, "regions", "sets", data.frame(code = as.character(as.integer(names(regions))), degree = nchar(gsub("0", "", names(regions))), size = lengths(regions), sets = vapply(strsplit(names(regions), ""), function(b) paste(names(lists)[b == "1"], collapse = " & "), "")), c(code = "text", degree = "x", size = "x"))
}
