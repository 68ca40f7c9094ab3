suppressPackageStartupMessages({ library(ape); library(vegan) }); take("picante")
r <- reference("community/beta-nti/betaNti"); d <- cophenetic(read.tree(text = r$tree))
x <- t(r$counts); colnames(x) <- r$ids; rownames(x) <- paste0("s", seq_len(nrow(x))); d <- d[r$ids, r$ids]
of <- function(weighted) as.matrix(comdistnt(x, d, abundance.weighted = weighted))
# By presence picante takes the mean over the taxa of both samples, Stegen et al. 2013 that of the two samples' means, as we do: not compared.
compare("beta-nti", "picante::comdistnt", "picante", r$weighted, of(TRUE), "βMNTD（按丰度）")
