# Rscript smallestEffect.reference.R > smallestEffect.reference.json
# Equal sizes: power.t.test (strict) solved for delta. Unequal ones: both tails as the noncentral F of t², summed as a mixture of
# central tails, which power.t.test confirms; and so where δ > 37.62, from where R's pt is a normal approximation 2% off.
num <- function(x) formatC(x, digits = 17, format = "g", width = 1)
both <- function(d, n1, n2, alpha) {
  df <- n1 + n2 - 2; f <- qt(alpha / 2, df, lower.tail = FALSE)^2; half <- d^2 * n1 * n2 / (n1 + n2) / 2; j <- 0:6000
  sum(dpois(j, half) * pbeta(f / (df + f), 0.5 + j, df / 2, lower.tail = FALSE))
}
solved <- function(n1, n2, alpha, power) uniroot(function(d) both(d, n1, n2, alpha) - power, c(1e-6, 80 / sqrt(n1 * n2 / (n1 + n2))), tol = 1e-13)$root
cases <- rbind(
  expand.grid(n1 = c(2, 3, 6, 40), n2 = NA, alpha = c(0.05, 0.001), power = c(0.8, 0.95)),
  expand.grid(n1 = c(3, 5), n2 = c(2, 9, 30), alpha = c(0.05, 0.001), power = c(0.8, 0.95)),
  data.frame(n1 = 1, n2 = 4, alpha = 0.05, power = 0.8)
)
found <- apply(cases, 1, function(o) {
  exact <- solved(o["n1"], if (is.na(o["n2"])) o["n1"] else o["n2"], o["alpha"], o["power"])
  if (!is.na(o["n2"]) || exact * sqrt(o["n1"] / 2) > 37.62) return(exact)
  d <- power.t.test(n = o["n1"], power = o["power"], sig.level = o["alpha"], sd = 1, strict = TRUE, tol = 1e-12)$delta
  stopifnot(abs(d - exact) < 1e-6 * d)
  d
})
cases$n2[is.na(cases$n2)] <- cases$n1[is.na(cases$n2)]
rows <- apply(cbind(cases, found), 1, function(o) paste0("[", paste(num(o), collapse = ", "), "]"))
cat('{\n  "source": "', R.version.string, ': power.t.test; noncentral F as a mixture",\n  "smallest": [\n    ', paste(rows, collapse = ",\n    "), "\n  ]\n}\n", sep = "")
