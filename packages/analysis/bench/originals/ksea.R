take("KSEAapp", "KSEA.Scores.R")
r <- reference("enrichment/ksea/ksea"); part <- strsplit(r$ids, "_")
px <- data.frame(Protein = "p", Gene = sapply(part, `[`, 1), Peptide = "x", Residue.Both = sapply(part, `[`, 2), p = NA, FC = 2^r$changes)
ks <- do.call(rbind, lapply(seq_along(r$members), function(k) { s <- strsplit(r$members[[k]], "_"); data.frame(KINASE = "k", KIN_ACC_ID = "a", GENE = sprintf("K%02d", k), KIN_ORGANISM = "human", SUBSTRATE = "s", SUB_GENE_ID = 1, SUB_ACC_ID = "a", SUB_GENE = sapply(s, `[`, 1), SUB_ORGANISM = "human", SUB_MOD_RSD = sapply(s, `[`, 2), SITE_GRP_ID = 1, SITE_AA = "x", networkin_score = Inf, Source = "PhosphoSitePlus") }))
o <- KSEA.Scores(ks, px, NetworKIN = FALSE); o <- o[match(sprintf("K%02d", r$tested + 1), o$Kinase.Gene), ]
compare("ksea", "KSEAapp::KSEA.Scores", "KSEAapp", list(r$mean, r$z, r$one), list(o$mS, o$z.score, o$p.value), "均值、z 与单侧 p 值")
