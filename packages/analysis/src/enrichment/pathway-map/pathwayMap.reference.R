# Rscript pathwayMap.reference.R > pathwayMap.reference.json   (R 4.2.2, packages base and stats; pathview is not used)
# What a box of a pathway shows, by its definition written in base R: the rows whose id stands in the box, the significant first, then the largest change; or their mean.
# 14 boxes of one to six ids, ids that stand in several boxes, boxes of which nothing was measured; rows with ties, without a value, without p, repeated rows, and one whose value is 0.
set.seed(510)
boxes <- lapply(c(1, 2, 6, 3, 1, 4, 2, 5, 1, 3, 2, 1, 6, 2), function(n) sample(1001:1040, n))
boxes[[9]] <- 1099
d <- data.frame(id = c(sample(1001:1034), 1003, 1007, 2001:2006), value = round(rnorm(42, 0, 1.5), 2), p = signif(runif(42) ^ 3, 3))
d$value[4] <- NA; d$p[c(7, 20)] <- NA; d$value[9] <- 0; d$p[9] <- 0.001; d$value[10] <- -d$value[11]
used <- d[!is.na(d$value), ]
used$sig <- !is.na(used$p) & used$p < 0.05
shows <- function(ids, mean_of) { own <- used[used$id %in% ids, ]; if (!nrow(own)) return(c(NA, NA, NA, 0))
  o <- own[order(-own$sig, -abs(own$value), own$p), ]
  if (!mean_of) return(c(o$value[1], o$p[1], o$sig[1], nrow(own)))
  c(mean(own$value), if (all(is.na(own$p))) NA else min(own$p, na.rm = TRUE), any(own$sig), nrow(own)) }
S <- t(sapply(boxes, shows, FALSE)); M <- t(sapply(boxes, shows, TRUE))
way <- function(v, s) ifelse(is.na(v), '""', ifelse(!s | v == 0, '"none"', ifelse(v > 0, '"up"', '"down"')))
js <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 15, trim = TRUE)), collapse = ", "), "]")
plain <- function(v) paste0("[", paste(v, collapse = ", "), "]")
out <- list(boxes = paste0("[", paste(sapply(boxes, js), collapse = ", "), "]"), id = js(d$id), value = js(d$value), p = js(d$p), count = js(S[, 4]),
  strongest = js(S[, 1]), strongest_p = js(S[, 2]), strongest_way = plain(way(S[, 1], S[, 3])), mean = js(M[, 1]), mean_p = js(M[, 2]), mean_way = plain(way(M[, 1], M[, 3])))
cat("{\n", paste(sapply(names(out), function(k) paste0('"', k, '": ', out[[k]])), collapse = ",\n"), "\n}\n", sep = "")
