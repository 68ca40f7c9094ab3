# Rscript table-merge.reference.R > table-merge.reference.json   (R 4.2.2: merge)
# A repeated and an empty key on the left, missing values, a constant column, a column of one name in both, unequal sizes.
x <- data.frame(id = c("g2", "g1", "g9", "g2", "", "g4"), `name` = c("甲", "乙", "丙", "丁", "戊", "己"), v = c(1.5, NA, 3, 1/3, 5, 6), at = 1:6)
y <- data.frame(id = c("g1", "g2", "g3", "g4"), v = c(10, NA, 30, 1e-12), w = c(2, 2, 2, 2))
x$id[x$id == ""] <- NA
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(as.numeric(v), digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
str <- function(v) paste0('["', paste(ifelse(is.na(v), "", v), collapse = '", "'), '"]')
one <- function(name, ...) {
  m <- merge(x, y, by = "id", sort = FALSE, incomparables = NA, ...)
  m <- m[order(is.na(m$at), m$at, match(m$id, y$id)), ]
  paste0('"', name, '": {"id": ', str(m$id), ', "name": ', str(m$name), ', "vx": ', num(m$v.x), ', "vy": ', num(m$v.y), ', "w": ', num(m$w), "}")
}
cat('{"command": "Rscript table-merge.reference.R", "version": "', R.version.string, '",\n"x": {"id": ', str(x$id), ', "name": ', str(x$name), ', "v": ', num(x$v), '},\n"y": {"id": ', str(y$id), ', "v": ', num(y$v), ', "w": ', num(y$w), '},\n',
    paste(one("inner"), one("left", all.x = TRUE), one("right", all.y = TRUE), one("outer", all = TRUE), sep = ",\n"), "}\n", sep = "")
