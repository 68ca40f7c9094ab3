# Rscript igraph.check.R FOLDER CHART     (R 4.2, igraph)
# FOLDER is that of a run of the command line: CHART.graphml must open in igraph with the nodes, the lines and every attribute of
# nodes.csv and edges.csv. Stops with what differs.
suppressMessages(library(igraph))
at <- commandArgs(TRUE); folder <- at[1]
g <- read_graph(file.path(folder, paste0(at[2], ".graphml")), format = "graphml")
table <- function(name) read.csv(file.path(folder, paste0(name, ".csv")), check.names = FALSE, fileEncoding = "UTF-8-BOM", na.strings = "NA", colClasses = NA)
nodes <- table("nodes"); edges <- table("edges")
same <- function(x, y, what) {
  ok <- if (is.numeric(y)) isTRUE(all.equal(as.numeric(x), as.numeric(y), tolerance = 1e-12)) else identical(as.character(x), as.character(ifelse(is.na(y), "", y)))
  if (!ok) stop(what, " differs")
}
stopifnot(vcount(g) == nrow(nodes), ecount(g) == nrow(edges), !is_directed(g))
same(V(g)$name, nodes$id, "name")
for (column in setdiff(names(nodes), "id")) same(vertex_attr(g, column), nodes[[column]], paste("node", column))
for (column in setdiff(names(edges), c("source", "target"))) same(edge_attr(g, column), edges[[column]], paste("edge", column))
ends <- ends(g, E(g)); key <- function(a, b) paste(pmin(a, b), pmax(a, b)); stopifnot(identical(key(ends[, 1], ends[, 2]), key(edges$source, edges$target)))
same(degree(g), nodes$degree, "degree that igraph counts")
cat(at[2], ": ", vcount(g), " nodes, ", ecount(g), " lines, attributes ", paste(c(vertex_attr_names(g), edge_attr_names(g)), collapse = ", "), "\n", sep = "")
