suppressPackageStartupMessages(library(limma))
take("DEqMS", edit = function(x) gsub("is.na(min(fit$count)){", "is.na(min(fit$count))) {", x, fixed = TRUE))
r <- reference("difference/deqms/deqms"); group <- factor(r$group); batch <- factor(r$batch)
one <- function(design, ours) {
  fit <- lmFit(r$values, design); fit <- contrasts.fit(fit, cbind(B = replace(numeric(ncol(design)), 2, 1), C = replace(numeric(ncol(design)), 3, 1)))
  ok <- !is.na(r$count) & fit$df.residual > 0 & !is.na(fit$sigma); fit <- fit[ok, ]; fit$count <- r$count[ok]; rownames(fit$coefficients) <- which(ok)
  d <- spectraCounteBayes(fit)
  list(ours = list(ours$contrasts$B$t[ok], ours$contrasts$C$t[ok], ours$contrasts$B$p[ok], ours$contrasts$C$p[ok], ours$post[ok]), theirs = list(d$sca.t[, 1], d$sca.t[, 2], d$sca.p[, 1], d$sca.p[, 2], d$sca.postvar))
}
a <- one(model.matrix(~group), r$plain); b <- one(model.matrix(~ group + batch), r$batched)
compare("deqms", "DEqMS::spectraCounteBayes", "DEqMS", list(a$ours, b$ours), list(a$theirs, b$theirs), "t、p 值与后验方差")
