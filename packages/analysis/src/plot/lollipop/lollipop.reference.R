# Rscript lollipop.reference.R > lollipop.reference.json   (R 4.2.2: order, which keeps ties in place)
v <- c(1.5, -3, NA, 2, 2, -0.5, 0, 3); n <- c("a", "b", "c", "d", "e", "f", "", "h")
k <- which(!is.na(v) & n != "")
str <- function(x) paste0('["', paste(x, collapse = '", "'), '"]')
cat('{"command": "Rscript lollipop.reference.R", "version": "', R.version.string, '",\n"name": ', str(n), ', "value": [', paste(ifelse(is.na(v), "null", v), collapse = ", "), '],\n"byValue": ',
    str(n[k][order(-v[k])]), ', "bySize": ', str(n[k][order(-abs(v[k]))]), ', "asGiven": ', str(n[k]), '}\n', sep = "")
