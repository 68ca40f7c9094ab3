# Rscript termClasses.reference.R > termClasses.reference.json   (R 4.2.2, base; sets of features are made and cut by their definitions)
# 17 terms in two parts with terms below two others, part_of and terms of unequal depth; 40 genes of which some have no term or several; directions by a table.
set.seed(7)
terms <- data.frame(id = sprintf("X:%02d", 1:17), part = c(rep("biological_process", 11), rep("molecular_function", 6)), stringsAsFactors = FALSE)
steps <- matrix(c(2,1,0, 3,1,0, 4,1,0, 5,2,0, 6,2,0, 6,3,0, 7,3,0, 8,7,0, 8,4,1, 9,5,0, 10,4,0, 11,10,0, 11,1,0, 13,12,0, 14,12,0, 15,13,0, 16,13,0, 16,14,1, 17,16,0), ncol = 3, byrow = TRUE)  # term, above, part_of
up <- function(t) { a <- steps[steps[, 1] == t, 2]; unique(c(t, unlist(lapply(a, up)))) }
down <- function(ts) unique(steps[steps[, 2] %in% ts & steps[, 3] == 0, 1])
genes <- sprintf("G%02d", 1:40)
annotated <- do.call(rbind, lapply(1:36, function(g) data.frame(term = sample(c(2, 4:11, 13, 15:17), sample(1:3, 1)), gene = genes[g])))
annotated <- annotated[order(annotated$term), ]
list <- c(genes[c(2, 3, 5, 8, 13, 14, 15, 21, 22, 29, 30, 34, 35, 38)], "strange"); rising <- list[seq(1, length(list), 3)]
count <- function(level) {
  out <- NULL
  for (top in c(1, 12)) { reached <- top; for (i in seq_len(level - 1)) reached <- down(reached)
    for (t in sort(reached)) { members <- unique(annotated$gene[sapply(annotated$term, function(x) t %in% up(x))])
      if (length(members)) out <- rbind(out, data.frame(aspect = terms$part[top], class = terms$id[t], count = sum(list %in% members), up = sum(rising %in% members), down = sum(setdiff(list, rising) %in% members), background = length(members), n = 0)) } }
  any <- unique(annotated$gene[sapply(annotated$term, function(x) any(terms$id[up(x)] %in% out$class))])
  drawn <- intersect(list, any); out$p <- sapply(seq_len(nrow(out)), function(i) phyper(out$count[i] - 1, out$background[i], length(any) - out$background[i], length(drawn), lower.tail = FALSE)); out$p_adj <- p.adjust(out$p, "BH")
  out$p_all <- sapply(seq_len(nrow(out)), function(i) phyper(out$count[i] - 1, out$background[i], length(genes) - out$background[i], length(intersect(list, genes)), lower.tail = FALSE))
  out$n <- sum(list %in% any); out$all <- length(any); out$nup <- sum(rising %in% any); out
}
js <- function(v) paste0("[", paste(if (is.character(v)) paste0('"', v, '"') else if (is.double(v)) format(v, digits = 15, trim = TRUE) else v, collapse = ", "), "]")
obj <- function(d) paste0("{", paste(sapply(names(d), function(k) paste0('"', k, '": ', js(d[[k]]))), collapse = ", "), "}")
cat('{\n"terms": ', obj(terms), ',\n"steps": ', obj(data.frame(term = steps[, 1], above = steps[, 2], part = steps[, 3])), ',\n"annotated": ', obj(data.frame(term = terms$id[annotated$term], gene = annotated$gene)), ',\n"list": ', js(list), ',\n"rising": ', js(rising), ',\n"level2": ', obj(count(2)), ',\n"level3": ', obj(count(3)), '\n}\n', sep = "")
