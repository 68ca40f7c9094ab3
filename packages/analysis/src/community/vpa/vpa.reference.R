# Rscript vpa.reference.R > vpa.reference.json   (R 4.2.2, vegan 2.6-4: varpart, anova of partial rda and dbrda)
# 10 features x 16 samples; 6 variables in up to four sets, ties among them, one determined by two others of its set; an all-zero and a constant feature.
suppressMessages(library(vegan))
set.seed(113)
n <- 16
env <- data.frame(a = round(rnorm(n), 2), b = rep(1:4, 4), c = round(rexp(n), 3), d = round(rnorm(n), 2), e = c(rep(0, 9), 1:7)); env$f <- env$a - 2 * env$b; env$d <- round(env$d + .8 * env$a, 2)
x <- sapply(1:n, function(i) rnbinom(10, mu = exp(c(3, 2, 0, 1, 2, 0, 1, 3, 1, 2) + c(.6, -.5, 0, .8, 0, 0, .3, 0, -.4, .2) * env$a[i] + c(0, .3, 0, 0, -.3, 0, 0, .2, .4, 0) * env$b[i] + c(0, 0, 1, 0, 0, 0, 0, -.5, .5, 0) * env$c[i]), size = 3))
x[6, ] <- 0; x[7, ] <- 5; y <- t(x); hel <- decostand(y, "hellinger"); bray <- vegdist(y / rowSums(y)); B <- 4999
num <- function(v) paste0("[", paste(ifelse(is.na(v), "null", format(v, digits = 17, trim = TRUE)), collapse = ", "), "]")
mat <- function(m) paste0("[", paste(apply(m, 2, num), collapse = ", "), "]")
parts <- function(v) paste0('{"r2": ', num(v$part$fract$R.square), ', "unions": ', num(v$part$fract$Adj.R.square), ', "df": ', num(v$part$fract$Df), ', "parts": ', num(v$part$indfract$Adj.R.square), "}")
test <- function(m) { t <- anova(m, permutations = B); paste0('{"df": ', num(t$Df), ', "f": ', num(t$F[1]), ', "p": ', num(t[["Pr(>F)"]][1]), "}") }
S <- list(~ a + b + f, ~ c, ~ d, ~ e)
cat('{\n"command": "Rscript vpa.reference.R", "version": "', R.version.string, ', vegan ', as.character(packageVersion("vegan")), '",\n"values": [', paste(apply(x, 1, num), collapse = ", "), '],\n"env": ', mat(env), ',\n', sep = "")
suppressWarnings({
cat('"two": ', parts(varpart(hel, S[[1]], S[[2]], data = env)), ',\n"three": ', parts(varpart(hel, S[[1]], S[[2]], S[[3]], data = env)), ',\n"four": ', parts(varpart(hel, S[[1]], S[[2]], S[[3]], S[[4]], data = env)), ',\n"bray": ', parts(varpart(bray, S[[1]], S[[2]], S[[3]], data = env)), ',\n', sep = "")
cat('"tests": {"first": ', test(rda(hel ~ a + b, env)), ', "first_given_second": ', test(rda(hel ~ a + b + Condition(c), env)), ', "second_alone": ', test(rda(hel ~ c + Condition(a + b + d), env)), ', "all": ', test(rda(hel ~ a + b + c + d, env)), '},\n', sep = "")
cat('"brayTests": {"first": ', test(dbrda(bray ~ a + b, env)), ', "second_alone": ', test(dbrda(bray ~ c + Condition(a + b + d), env)), '}\n}\n', sep = "") })
