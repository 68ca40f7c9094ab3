# Rscript id-map.reference.R > id-map.reference.json   (R 4.2.2: aggregate by tapply, rowsum)
# Two and three features of one new id, missing values (a sample missing in all), a constant row, an id with two new ids, unmapped features, an empty new id.
m <- rbind(p1 = c(1/3, 2, NA, 4), p2 = c(5, NA, NA, 8), p3 = c(7, 7, 7, 7), p4 = c(1e-9, 3, 2, 1), p5 = c(9, 9, NA, 1), p6 = c(4, 4, 5, 6), p7 = c(2, 2, 2, 2))
map <- data.frame(probe = c("p1", "p2", "p3", "p4", "p4", "p5", "p6", "p9"), symbol = c("甲", "甲", "乙", "甲", "丙", "丁", "", "戊"))
map <- map[map$symbol != "", ]; first <- map[!duplicated(map$probe), ]
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
put <- function(name, pairs, f) { k <- pairs[pairs$probe %in% rownames(m), ]; k <- k[order(match(k$probe, rownames(m))), ]
  id <- factor(k$symbol, unique(k$symbol)); x <- m[k$probe, , drop = FALSE]
  paste0('"', name, '": {"id": ["', paste(levels(id), collapse = '", "'), '"], "values": ', num(as.vector(apply(x, 2, function(v) tapply(v, id, f)))), "}") }
na <- function(f) function(v) { v <- v[!is.na(v)]; if (length(v) == 0) NA else f(v) }
cat('{"command": "Rscript id-map.reference.R", "version": "', R.version.string, '",\n"ids": ["', paste(rownames(m), collapse = '", "'), '"], "rows": [', paste(apply(m, 1, num), collapse = ",\n"), '],\n"probe": ["p1", "p2", "p3", "p4", "p4", "p5", "p6", "p9"], "symbol": ["甲", "甲", "乙", "甲", "丙", "丁", "", "戊"],\n',
    paste(put("sum", first, na(sum)), put("mean", first, na(mean)), put("median", first, na(median)), put("max", first, na(max)), put("min", first, na(min)), put("all", map, na(sum)), sep = ",\n"), "}\n", sep = "")
