take("fgsea", "fgsea.R")
r <- reference("enrichment/gsea/gsea"); o <- order(-r$scores); stats <- r$scores[o]; ids <- r$ids[o]
es <- function(w) sapply(r$members, function(m) calcGseaStat(stats, match(intersect(ids, m), ids), gseaParam = w))
compare("gsea", "fgsea::calcGseaStat", "fgsea", list(r$w0$es, r$w1$es, r$w2$es), list(es(0), es(1), es(2)), "权重 0、1、2 的富集得分")
