# Rscript studentizedRange.reference.R > studentizedRange.reference.json
# ptukey() is right to about 1e-4 only at few degrees of freedom; the integral of its definition is taken here by integrate().
num <- function(x) formatC(x, digits = 17, format = "g", width = 1)
range_tail <- function(w, k) k * integrate(function(z) dnorm(z) * (pnorm(z)^(k - 1) - (pnorm(z) - pnorm(z - w))^(k - 1)), max(-9, w / 2 - 9), w / 2 + 9, rel.tol = 1e-11, subdivisions = 2000)$value
upper <- function(q, k, df) integrate(function(s) sapply(s, function(one) range_tail(q * one, k)) * 2 * s * df * dchisq(df * s^2, df), 1e-6, min(9, 1 + 9 / sqrt(df)), rel.tol = 1e-9, subdivisions = 2000)$value
grid <- expand.grid(q = c(0.4, 2, 3.6, 7), k = c(2, 3, 6, 12), df = c(2, 5.5, 20, 300))
rows <- apply(grid, 1, function(g) paste0("[", paste(num(c(g, upper(g[["q"]], g[["k"]], g[["df"]]))), collapse = ", "), "]"))
cat('{\n  "source": "', R.version.string, ': integrate() over the definition",\n  "upper": [\n    ', paste(rows, collapse = ",\n    "), "\n  ]\n}\n", sep = "")
