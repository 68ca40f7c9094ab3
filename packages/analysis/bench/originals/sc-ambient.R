suppressPackageStartupMessages(library(Matrix)); take("SoupX")
r <- reference("single-cell/sc-ambient/scAmbient"); named <- function(m, letter) { dimnames(m) <- list(sprintf("g%03d", seq_len(nrow(m))), paste0(letter, seq_len(ncol(m)))); Matrix(m, sparse = TRUE) }
sc <- SoupChannel(named(r$droplets, "d"), named(r$counts, "c"), calcSoupProfile = FALSE); sc <- estimateSoup(sc, soupRange = c(0, 100)); sc <- setClusters(sc, setNames(r$kinds, colnames(sc$toc)))
one <- function(least) { o <- autoEstCont(sc, tfidfMin = least, doPlot = FALSE, verbose = FALSE); list(o$fit$rhoEst, o$fit$rhoFWHM) }
take_out <- function(method) { o <- setContaminationFraction(sc, r$auto$rho); as.matrix(adjustCounts(o, clusters = FALSE, method = method, verbose = 0)) }
a <- one(1); sub <- take_out("subtraction")
compare("sc-ambient", "SoupX::autoEstCont, adjustCounts", "SoupX", list(r$auto$rho, r$auto$low, r$auto$high, r$taken$cells$genes), list(a, rowSums(as.matrix(r$counts) - sub)), "污染比例及其区间，各基因扣除的计数")
