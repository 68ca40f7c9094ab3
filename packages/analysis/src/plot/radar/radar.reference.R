# Rscript radar.reference.R > radar.reference.json   (R 4.2.2: tapply)
d <- data.frame(g = c("A", "A", "B", "B", "C"), m1 = c(1, 3, 5, NA, 2), m2 = c(10, 30, 40, 60, 0), m3 = c(2, 2, 2, 2, 2), m4 = c(0.5, 0.1, 0.9, 0.3, NA))
m <- sapply(d[-1], function(v) tapply(v, d$g, mean, na.rm = TRUE))
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
up <- apply(m, 2, function(v) v / max(v, na.rm = TRUE))
rg <- apply(m, 2, function(v) { r <- range(v, na.rm = TRUE); if (r[1] == r[2]) v * 0 + 1 else (v - r[1]) / diff(r) })
cat('{"command": "Rscript radar.reference.R", "version": "', R.version.string, '",\n"g": ["', paste(d$g, collapse = '", "'), '"], "m1": ', num(d$m1), ', "m2": ', num(d$m2), ', "m3": ', num(d$m3), ', "m4": ', num(d$m4),
    ',\n"mean": ', num(t(m)), ',\n"max": ', num(t(up)), ',\n"range": ', num(t(rg)), ',\n"none": ', num(t(m / max(m, na.rm = TRUE))), '}\n', sep = "")
