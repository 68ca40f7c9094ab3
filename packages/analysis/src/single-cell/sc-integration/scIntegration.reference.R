# Rscript scIntegration.reference.R > scIntegration.reference.json   (R 4.2.2; neither harmony nor lisi is installed: the algorithm of the paper is written with matrices and solve(), from given centres and with a given order of cells)
# 83 cells × 5 components in four kinds, three batches of 36, 30 and 17 that are shifted; one kind is missing from the third batch, two cells are alike.
set.seed(41)
N <- 83; d <- 5; K <- 6; batch <- rep(1:3, c(36, 30, 17)); kind <- sample(1:4, N, TRUE); kind[batch == 3 & kind == 4] <- 1L
mid <- rbind(c(4, 0, 0, 1, 0), c(0, 4, 1, 0, 0), c(-3, -3, 0, 0, 1), c(0, -2, 4, 1, 1)); shift <- rbind(0, c(1.2, .8, -.9, .3, 0), c(-1, .7, .6, 0, .8))
Z <- t(mid[kind, ] + shift[batch, ] + matrix(rnorm(N * d, sd = .7), N)); Z[, 10] <- Z[, 9]
Y0 <- Z[, c(1, 15, 30, 45, 60, 75)]
unit <- function(m) sweep(m, 2, sqrt(colSums(m^2)), "/")
orderOf <- function(pass) order((0:(N - 1) * 37 + 11 * pass) %% N) # a permutation, as 37 and 83 have no common factor
harmony <- function(theta, lambda, sigma, rounds, passes = 20) {
  Phi <- sapply(batch, function(b) as.numeric(1:3 == b)); Pr <- rowMeans(Phi); Moe <- rbind(1, Phi); L <- diag(c(0, rep(lambda, 3)))
  Zc <- unit(Z); Y <- unit(Y0); D <- 2 * (1 - t(Y) %*% Zc); R <- exp(-sweep(D, 2, apply(D, 2, min)) / sigma); R <- sweep(R, 2, colSums(R), "/")
  E <- rowSums(R) %o% Pr; O <- R %*% t(Phi)
  parts <- function() { f <- sum(R * D); e <- sigma * sum(ifelse(R > 0, R * log(R), 0)); v <- sigma * sum(R * (theta * log((O + 1) / (E + 1)) %*% Phi)); c(f + e + v, f, e, v) }
  track <- list(c(0, 0, parts())); pass <- 0; size <- ceiling(N * .05); corrected <- Z
  for (round in 1:rounds) { obj <- c()
    for (at in 1:passes) {
      Y <- unit(Zc %*% t(R)); D <- 2 * (1 - t(Y) %*% Zc); A <- exp(-sweep(D, 2, apply(D, 2, min)) / sigma); o <- orderOf(pass); pass <- pass + 1
      for (b in split(o, ceiling(seq_along(o) / size))) {
        E <- E - rowSums(R[, b, drop = FALSE]) %o% Pr; O <- O - R[, b, drop = FALSE] %*% t(Phi[, b, drop = FALSE])
        R[, b] <- A[, b] * ((((E + 1) / (O + 1))^theta) %*% Phi[, b, drop = FALSE]); R[, b] <- sweep(R[, b, drop = FALSE], 2, colSums(R[, b, drop = FALSE]), "/")
        E <- E + rowSums(R[, b, drop = FALSE]) %o% Pr; O <- O + R[, b, drop = FALSE] %*% t(Phi[, b, drop = FALSE]) }
      obj <- c(obj, parts()[1]); n <- length(obj)
      if (at > 4 && (sum(obj[n - 1:3]) - sum(obj[n - 0:2])) / abs(sum(obj[n - 1:3])) < 1e-5) break }
    corrected <- Z; last <- parts()
    for (k in 1:K) { PR <- sweep(Moe, 2, R[k, ], "*"); W <- solve(PR %*% t(Moe) + L) %*% PR %*% t(Z); W[1, ] <- 0; corrected <- corrected - t(W) %*% PR }
    Zc <- unit(corrected); old <- track[[length(track)]][3]; track[[length(track) + 1]] <- c(round, at, last)
    if ((old - last[1]) / abs(old) < 1e-4) break }
  list(corrected = corrected, track = do.call(rbind, track)) }
lisi <- function(X, label, perplexity) { D <- as.matrix(dist(X)); sapply(1:N, function(i) { o <- order(D[i, -i], (1:N)[-i])[1:min(N - 1, 3 * perplexity - 1)]; x <- D[i, -i][o]; l <- label[-i][o]
  f <- function(beta) { p <- exp(-beta * (x - x[1])); p <- p / sum(p); -sum(p[p > 0] * log(p[p > 0])) - log(perplexity) }
  beta <- uniroot(f, c(1e-8, 1e5), tol = 1e-13)$root; p <- exp(-beta * (x - x[1])); p <- p / sum(p); 1 / sum(tapply(p, l, sum)^2) }) }
num <- function(v) paste0("[", paste(formatC(v, digits = 15, format = "g", width = 1), collapse = ", "), "]")
a <- harmony(2, 1, .1, 10); b <- harmony(1, 3, .25, 2)
cat('{ "source": "', R.version.string, '",\n"batch": ', num(batch - 1), ', "kind": ', num(kind - 1), ',\n"points": ', num(as.vector(Z)), ',\n"centres": ', num(as.vector(Y0)), ',\n', sep = "")
out <- function(h) paste0('{ "corrected": ', num(as.vector(h$corrected)), ',\n  "rounds": [', paste(apply(h$track, 1, num), collapse = ", "), "] }")
cat('"usual": ', out(a), ',\n"other": ', out(b), ',\n"lisi": { "10": ', num(lisi(t(Z), batch, 10)), ', "25": ', num(lisi(t(a$corrected), kind, 25)), " } }\n", sep = "")
