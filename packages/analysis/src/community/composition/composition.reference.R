# Rscript composition.reference.R > composition.reference.json ; phyloseq tax_glom and transform_sample_counts
suppressMessages(library(phyloseq))
set.seed(20261123)
num <- function(x) formatC(as.numeric(x), digits = 17, format = "g", width = 1)
arr <- function(x) paste0("[", paste(x, collapse = ", "), "]")
str <- function(x) arr(paste0('"', x, '"'))
# 12 features x 5 samples: a constant row, an empty row, ties, one genus name in two families, gaps.
counts <- matrix(rnbinom(60, mu = 30, size = 0.8), 12); counts[4, ] <- 7; counts[9, ] <- 0; counts[2, ] <- counts[1, ]
tax <- cbind(Kingdom = "Bacteria", Phylum = c("P1", "P1", "P1", "P2", "P2", "P2", "P3", "P3", "P1", "P2", "P3", "P1"),
  Family = c("F1", "F1", "F2", "F3", "F3", "F4", "F5", "F5", "F1", "F3", "F5", "F2"),
  Genus = c("G1", "G1", "G1", "G2", "G3", "G4", "G5", "G6", "G1", "G2", "G5", "G7"))
rownames(counts) <- rownames(tax) <- paste0("A", 1:12); colnames(counts) <- paste0("S", 1:5)
ps <- phyloseq(otu_table(counts, taxa_are_rows = TRUE), tax_table(tax))
block <- function(rank) {
  g <- transform_sample_counts(tax_glom(ps, rank), function(x) x / sum(x))
  t <- tax_table(g)[, seq_len(match(rank, rank_names(g)))]
  lin <- apply(as(t, "matrix"), 1, paste, collapse = "|")
  m <- as(otu_table(g), "matrix"); keep <- rowSums(m) > 0
  paste0('  "', rank, '": { "lineages": ', str(lin[keep]), ',\n    "values": ', arr(apply(m[keep, , drop = FALSE], 1, function(r) arr(num(r)))), " }")
}
cat('{\n  "source": "', R.version.string, ", phyloseq ", as.character(packageVersion("phyloseq")), ': tax_glom, transform_sample_counts",\n', sep = "")
cat('  "counts": ', arr(apply(counts, 1, function(r) arr(num(r)))), ',\n  "ranks": ', str(colnames(tax)), ',\n  "taxonomy": ', arr(apply(tax, 2, str)), ",\n", sep = "")
cat(paste(sapply(c("Phylum", "Family", "Genus"), block), collapse = ",\n"), "\n}\n", sep = "")
