# Rscript scAmbient.reference.R > scAmbient.reference.json   (R 4.2.2, stats; SoupX is not installed, its definitions are written out from the paper and the description of its functions)
# 120 genes x 90 cells in clusters of 29, 22, 17, 13 and 9, and 220 droplets of which 200 hold no cell: markers, a constant gene, a gene without counts, genes with equal counts in the soup.
set.seed(151)
genes <- 120; kinds <- rep(c("a", "b", "c", "d", "e"), c(29, 22, 17, 13, 9)); n <- length(kinds)
level <- 0.5 * exp(rnorm(genes, 0, .5)); level[119] <- 0; level[101:112] <- 0.02
marker <- split(1:30, rep(c("a", "b", "c", "d", "e"), each = 6))
profile <- sapply(names(marker), function(k) { l <- level; l[1:30] <- 0; l[marker[[k]]] <- 4 + seq_along(marker[[k]]); l / sum(l) })
soup <- as.vector(profile %*% c(.3, .2, .2, .15, .15))
depth <- round(exp(rnorm(n, log(190), .3)))
counts <- sapply(1:n, function(i) rpois(genes, depth[i] * (.95 * profile[, kinds[i]] + .05 * soup)))
counts[118, ] <- 1
empty <- sapply(1:200, function(i) rpois(genes, runif(1, 2, 90) * soup))
large <- sapply(1:20, function(i) rpois(genes, 150 * soup + 1))
droplets <- cbind(empty, large)
dimnames(counts) <- list(sprintf("g%03d", 1:genes), sprintf("c%d", 1:n))

soupOf <- function(droplets, most = 100) { total <- colSums(droplets); rowSums(droplets[, total > 0 & total < most]) }

# Each gene: where it is most specific. tf = share of the cells of a cluster that have it, idf = ln(cells / cells that have it).
markersOf <- function(counts, kinds, least) {
  has <- counts > 0.9; all <- rowSums(has); names <- sort(unique(kinds))
  one <- lapply(names, function(k) { own <- kinds == k; hits <- rowSums(has[, own, drop = FALSE])
    q <- p.adjust(phyper(hits - 1, all, ncol(counts) - all, sum(own), lower.tail = FALSE), "BH")
    data.frame(gene = seq_len(nrow(counts)), tfidf = hits / sum(own) * log(ncol(counts) / all), q = q) })
  every <- do.call(rbind, one); every <- every[every$q < 0.01, ]
  best <- tapply(every$tfidf, every$gene, max)
  found <- data.frame(gene = as.integer(names(best)), tfidf = as.vector(best)); found <- found[found$tfidf > least, ]
  found[order(-found$tfidf, found$gene), ]
}

estimated <- function(counts, kinds, share, least = 1, quantileOf = .9, most = 100, range = c(.01, .8), fdr = .2, prior = .05, sd = .1) {
  found <- markersOf(counts, kinds, least); found <- found[share[found$gene] > quantile(share, quantileOf), ]
  targets <- head(found$gene, most); total <- colSums(counts); names <- sort(unique(kinds))
  free <- sapply(targets, function(g) { p <- p.adjust(ppois(counts[g, ] - 1, share[g] * total * max(range), lower.tail = FALSE), "BH"); tapply(p, kinds, min)[names] >= fdr })
  seen <- sapply(targets, function(g) tapply(counts[g, ], kinds, sum)[names])
  wanted <- outer(tapply(total, kinds, sum)[names], share[targets])
  grid <- seq(0, 1, .001); v2 <- (sd / prior)^2; k <- 1 + (1 + sqrt(1 + 4 * v2)) / 2 / v2^2; theta <- prior / (k - 1)
  curve <- sapply(grid, function(r) mean(dgamma(r, k + seen[free], scale = theta / (1 + theta * wanted[free]))))
  inside <- which(grid >= range[1] & grid <= range[2]); top <- max(curve[inside]); half <- grid[inside][curve[inside] >= top / 2]
  list(targets = targets, tfidf = head(found$tfidf, most), free = as.vector(free) * 1, seen = as.vector(seen), wanted = as.vector(wanted), curve = curve, prior = dgamma(grid, k, scale = theta), rho = grid[inside][which.max(curve[inside])], low = min(half), high = max(half))
}

# `amount` divided by the weights, none more than its limit: the level is found by bisection.
filled <- function(amount, limits, weights) {
  if (sum(limits[weights > 0]) <= amount) return(ifelse(weights > 0, limits, 0))
  low <- 0; high <- max(ifelse(weights > 0, limits / weights, 0))
  for (i in 1:200) { mid <- (low + high) / 2; if (sum(pmin(limits, mid * weights)) > amount) high <- mid else low <- mid }
  pmin(limits, (low + high) / 2 * weights)
}
# The most likely whole counts: units are handed out one by one to the gene of the largest soup / (units + 1); at the end genes of equal standing share what is left.
likeliest <- function(amount, limits, soup) {
  fit <- 0 * limits; of <- function(f) ifelse(f < limits & soup > 0, soup / (f + 1), -Inf)
  amount <- min(amount, sum(limits[soup > 0])); last <- Inf
  while (sum(fit) < amount) { gain <- of(fit); g <- which.max(gain); last <- gain[g]; fit[g] <- fit[g] + 1 }
  if (amount == 0) return(fit)
  got <- fit > 0 & soup / fit == last; next_ <- of(fit) == last; pool <- got | next_
  if (any(next_)) { fit[got] <- fit[got] - 1; fit[pool] <- fit[pool] + sum(got) / sum(pool) }
  fit
}

taken <- function(counts, groups, share, soup, rho, how) {
  out <- 0 * counts; total <- colSums(counts)
  for (k in unique(groups)) { own <- which(groups == k); limits <- rowSums(counts[, own, drop = FALSE])
    amount <- rho * sum(total[own]); whole <- if (how == "subtraction") filled(amount, limits, share) else likeliest(round(amount), limits, soup)
    for (g in seq_len(nrow(counts))) out[g, own] <- if (whole[g] >= limits[g] * (1 - 1e-12)) counts[g, own] else filled(whole[g], counts[g, own], total[own] / sum(total[own])) }
  out
}

soup <- soupOf(droplets); share <- soup / sum(soup)
auto <- estimated(counts, kinds, share); loose <- estimated(counts, kinds, share, least = .5, quantileOf = .7, most = 12, range = c(.02, .5), fdr = .05, prior = .1, sd = .2)
mean_ <- rowSums(counts); own <- estimated(counts, kinds, mean_ / sum(mean_))
cases <- list(subtraction = taken(counts, kinds, share, soup, auto$rho, "subtraction"), multinomial = taken(counts, kinds, share, soup, auto$rho, "multinomial"),
  cells = taken(counts, colnames(counts), share, soup, auto$rho, "subtraction"), cellsMultinomial = taken(counts, colnames(counts), share, soup, auto$rho, "multinomial"), high = taken(counts, kinds, share, soup, .45, "subtraction"))

num <- function(v) paste0("[", paste(format(unname(v), digits = 16, trim = TRUE, scientific = NA), collapse = ", "), "]")
obj <- function(l, f = num) paste0("{", paste(sapply(names(l), function(k) paste0('"', k, '": ', f(l[[k]]))), collapse = ",\n"), "}")
rows <- function(m) paste0("[", paste(apply(m, 1, num), collapse = ",\n"), "]")
sums <- function(m) obj(list(genes = rowSums(m), cells = colSums(m), squares = rowSums(m^2), first = as.vector(m[, 1]), last = as.vector(m[, n])))
cat('{\n"command": "Rscript scAmbient.reference.R", "version": "', R.version.string, '",\n"kinds": ["', paste(kinds, collapse = '", "'), '"],\n"counts": ', rows(counts), ',\n"droplets": ', rows(droplets), ",\n", sep = "")
cat('"soup": ', num(soup), ',\n"auto": ', obj(auto), ',\n"loose": ', obj(loose), ',\n"own": ', obj(own), ',\n"taken": ', obj(cases, sums), "\n}\n", sep = "")
