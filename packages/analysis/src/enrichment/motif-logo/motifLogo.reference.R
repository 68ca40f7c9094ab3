# Rscript motifLogo.reference.R > motifLogo.reference.json
# Frequencies, information, binomial log odds and the steps of Motif-X by their definitions (Schneider & Stephens 1990; O'Shea et al. 2013; Schwartz & Gygi 2005).
num <- function(x) ifelse(is.na(x), "null", formatC(x, digits = 17, format = "g", width = 1))
row <- function(x) paste0("[", paste(num(x), collapse = ", "), "]")
text <- function(x) paste0('["', paste(x, collapse = '", "'), '"]')
aa <- strsplit("ACDEFGHIKLMNPQRSTVWY", "")[[1]]
percent <- c(8.25, 1.38, 5.46, 6.72, 3.86, 7.07, 2.27, 5.91, 5.8, 9.65, 2.41, 4.06, 4.74, 3.93, 5.53, 6.64, 5.35, 6.86, 1.1, 2.92); natural <- percent / sum(percent)
set.seed(20261127); w <- 9; mid <- 5
draw <- function(n, centre) { m <- matrix(sample(aa, n * w, TRUE, natural), n); m[, mid] <- centre; m }
fg <- rbind(draw(140, "S"), draw(40, "T"))
fg[1:50, 6] <- "P"; fg[51:85, 2] <- "R"; fg[60:90, 6] <- "E"; fg[141:165, 6] <- "P"; fg[1:9, 9] <- "_"; fg[3, 1:2] <- "_"; fg[20, 3] <- "X"
bg <- rbind(draw(600, "S"), draw(200, "T")); bg[c(7, 9), 1] <- "_"
count <- function(m) sapply(seq_len(w), function(j) sapply(aa, function(a) sum(m[, j] == a)))
positions <- function(fg, background) {
  k <- count(fg); n <- colSums(k); f <- t(t(k) / n)
  h <- apply(f, 2, function(x) -sum(ifelse(x > 0, x * log2(x), 0)))
  bits <- t(t(f) * pmax(0, log2(20) - h - 19 / (2 * log(2) * n)))
  b <- if (is.null(background)) { b <- matrix(natural, 20, w); b[, mid] <- f[, mid]; b } else { kb <- count(background); t(t(kb) / colSums(kb)) }
  share <- if (is.null(background)) b else pmax(b, 0.5 / nrow(background))
  N <- matrix(n, 20, w, byrow = TRUE)
  up <- matrix(pbinom(k - 1, N, share, lower.tail = FALSE), 20); low <- matrix(pbinom(k, N, share), 20)
  odds <- -log10(up / low); odds[, mid] <- NA; up[, mid] <- NA
  paste0('{ "count": ', row(as.vector(k)), ', "frequency": ', row(as.vector(f)), ', "background": ', row(as.vector(b)), ', "bits": ', row(as.vector(bits)), ', "log_odds": ', row(as.vector(odds)), ', "p": ', row(as.vector(up)), " }")
}
motifx <- function(fg, bg, centre, limit, least) {
  f <- fg[fg[, mid] == centre, , drop = FALSE]; b <- if (is.null(bg)) NULL else bg[bg[, mid] == centre, , drop = FALSE]
  out <- list()
  repeat {
    fi <- f; bi <- b; pattern <- rep(".", w); pattern[mid] <- centre; score <- 0
    repeat {
      best <- NULL
      for (j in seq_len(w)) if (pattern[j] == ".") for (a in seq_along(aa)) {
        k <- sum(fi[, j] == aa[a]); if (k < least) next
        share <- if (is.null(bg)) natural[a] else mean(bi[, j] == aa[a]); if (share <= 0) next
        p <- max(1e-300, pbinom(k - 1, nrow(fi), share, lower.tail = FALSE))
        if (p < limit && (is.null(best) || p < best$p || (p == best$p && k > best$k))) best <- list(j = j, a = aa[a], p = p, k = k)
      }
      if (is.null(best)) break
      pattern[best$j] <- best$a; score <- score - log10(best$p)
      fi <- fi[fi[, best$j] == best$a, , drop = FALSE]; if (!is.null(bg)) bi <- bi[bi[, best$j] == best$a, , drop = FALSE]
    }
    if (sum(pattern != ".") == 1) break
    hit <- function(m) apply(m, 1, function(x) all(pattern == "." | x == pattern))
    expected <- if (is.null(bg)) prod(natural[match(pattern[pattern != "." & seq_len(w) != mid], aa)]) else sum(hit(b))
    size <- if (is.null(bg)) 1 else nrow(b)
    out[[length(out) + 1]] <- sprintf('["%s", "%s", %s, %d, %d, %s, %s]', paste(pattern, collapse = ""), centre, num(score), sum(hit(f)), nrow(f), num(expected), num(size))
    if (!is.null(bg)) b <- b[!hit(b), , drop = FALSE]
    f <- f[!hit(f), , drop = FALSE]
    if (nrow(f) < least) break
  }
  out
}
part <- function(bg) paste0('{\n    "positions": ', positions(fg, bg), ',\n    "motifs": [', paste(c(motifx(fg, bg, "S", 1e-4, 10), motifx(fg, bg, "T", 1e-4, 10)), collapse = ", "), "]\n  }")
join <- function(m) apply(m, 1, paste, collapse = "")
cat('{\n  "source": "', R.version.string, ': by definition",\n  "foreground": ', text(join(fg)), ',\n  "background": ', text(join(bg)), ',\n  "given": ', part(bg), ',\n  "natural": ', part(NULL), "\n}\n", sep = "")
