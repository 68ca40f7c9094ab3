take("PMCMRplus", "gamesHowellTest.R")
r <- reference("difference/multi-group/multiGroup"); g <- factor(rep(c("A", "B", "C"), r$sizes))
low <- function(m) c(m[1, 1], m[2, 1], m[2, 2])
theirs <- lapply(r$chosen, function(k) low(gamesHowellTest(r$values[k, ], g)$p.value))
ours <- r$posts[["games-howell"]]$p_adj
compare("multi-group", "PMCMRplus::gamesHowellTest", "PMCMRplus", ours, theirs, "Games–Howell 检验的 p 值")
