# Rscript survival.reference.R > survival.reference.json   (R 4.2.2, survival: survfit, survdiff, coxph)
# 26 people in three unequal groups: tied times, events and censoring at one time, a group whose curve reaches 0, one that never reaches half, a missing time.
suppressMessages(library(survival))
d <- data.frame(
  time = c(5, 6, 6, 2, 4, 4, 9, 12, 3, 8, 11, 13, 13, 7, 10, 10, 15, 18, 20, 20, 22, 1, 6, 14, 19, NA),
  event = c(1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1),
  group = c(rep("A", 8), rep("B", 11), rep("C", 7)),
  age = c(61, 55, 70, 48, 66, 59, 52, 63, 71, 44, 58, 62, 49, 67, 53, 60, 56, 47, 51, 65, 45, 72, 57, 50, 46, 54))
d$group <- factor(d$group, levels = c("A", "B", "C"))
num <- function(v) paste0("[", paste(ifelse(is.na(v) | is.infinite(v), "null", format(v, digits = 17, trim = TRUE, scientific = TRUE)), collapse = ", "), "]")
fits <- lapply(c("log", "log-log", "plain"), function(type) survfit(Surv(time, event) ~ group, d, conf.type = type))
f <- fits[[1]]
se <- f$std.err * f$surv
m <- lapply(fits, function(x) summary(x)$table)
lr <- survdiff(Surv(time, event) ~ group, d)
cox <- function(formula) { s <- summary(coxph(formula, d, control = coxph.control(eps = 1e-14, iter.max = 60))); list(coef = s$coefficients[, 1], se = s$coefficients[, 3], p = s$coefficients[, 5], low = s$conf.int[, 3], high = s$conf.int[, 4], lr = s$logtest[1]) }
plain <- cox(Surv(time, event) ~ group); adjusted <- cox(Surv(time, event) ~ group + age)
show <- function(x) paste0('{"coef": ', num(x$coef), ', "se": ', num(x$se), ', "p": ', num(x$p), ', "low": ', num(x$low), ', "high": ', num(x$high), "}")
cat('{"time": ', num(d$time), ', "event": ', num(d$event), ', "group": ["', paste(d$group, collapse = '", "'), '"], "age": ', num(d$age),
    ',\n"curve": {"time": ', num(f$time), ', "n_risk": ', num(f$n.risk), ', "n_event": ', num(f$n.event), ', "n_censor": ', num(f$n.censor), ', "survival": ', num(f$surv), ', "std_err": ', num(se), "},\n",
    '"limits": {', paste(sapply(1:3, function(i) paste0('"', c("log", "log-log", "plain")[i], '": {"low": ', num(fits[[i]]$lower), ', "high": ', num(fits[[i]]$upper), "}")), collapse = ", "), "},\n",
    '"summary": {"n": ', num(m[[1]][, "n.start"]), ', "events": ', num(m[[1]][, "events"]), ', "expected": ', num(lr$exp), ', "median": ', num(m[[1]][, "median"]), ', "low": ', num(m[[1]][, "0.95LCL"]), ', "high": ', num(m[[1]][, "0.95UCL"]), "},\n",
    '"test": {"chisq": ', format(lr$chisq, digits = 17), ', "p": ', format(pchisq(lr$chisq, 2, lower.tail = FALSE), digits = 17), "},\n",
    '"cox": ', show(plain), ', "adjusted": ', show(adjusted), "}\n", sep = "")
