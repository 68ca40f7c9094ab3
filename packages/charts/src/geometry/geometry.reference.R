# Rscript geometry.reference.R > geometry.reference.json      (R 4.2, base only)
# The ellipse is that of ellipse::ellipse(cov(x), centre = colMeans(x), level = 0.95): semi-axes sqrt(eigenvalue * qchisq(level, 2)).
x <- cbind(c(-3.1, 0.4, 2.2, 5.9, 1.3, -0.8, 4.4), c(1.2, -0.7, 3.5, 4.1, 0.2, -2.6, 1.9))
e <- eigen(cov(x))
radius <- sqrt(e$values * qchisq(0.95, 2))
m <- rbind(c(1.0, 2.0), c(1.5, 1.7), c(8.0, 8.1), c(9.2, 7.4), c(4.0, 0.5), c(4.4, 1.2), c(20, 3))
h <- hclust(dist(m), "average")
num <- function(v) paste0("[", paste(format(v, digits = 17, trim = TRUE), collapse = ","), "]")
# as.dendrogram gives the place of a joint: the mean of its two branches' places (attribute midpoint, relative to the left leaf).
place <- function(d, left) {
  if (is.leaf(d)) return(list(x = left, n = 1, rows = NULL))
  a <- place(d[[1]], left)
  b <- place(d[[2]], left + a$n)
  here <- (a$x + b$x) / 2
  list(x = here, n = a$n + b$n, rows = rbind(a$rows, b$rows, c(attr(d, "height"), here)))
}
joints <- place(as.dendrogram(h), 0)$rows
joints <- joints[order(joints[, 1]), ]
cat("{\"r\":\"", R.version.string, "\",\n", sep = "")
cat("\"points\":[", paste(apply(x, 1, num), collapse = ","), "],\n", sep = "")
cat("\"centre\":", num(colMeans(x)), ",\"semiAxes\":", num(radius), ",\"major\":", num(e$vectors[, 1]), ",\n", sep = "")
cat("\"a\":", num(h$merge[, 1]), ",\"b\":", num(h$merge[, 2]), ",\"height\":", num(h$height), ",\"order\":", num(h$order), ",\n", sep = "")
cat("\"jointHeights\":", num(joints[, 1]), ",\"jointPlaces\":", num(joints[, 2]), ",\n", sep = "")
cat("\"cutSizes\":", num(sapply(c(1, 3, 6), function(k) length(unique(cutree(h, k))))), ",\n", sep = "")
# The cluster of each leaf in drawing order, for every k, numbered by first appearance there.
cuts <- lapply(1:7, function(k) { places <- cutree(h, k)[h$order]; match(places, unique(places)) - 1 })
cat("\"cuts\":[", paste(sapply(cuts, num), collapse = ","), "]}\n", sep = "")
