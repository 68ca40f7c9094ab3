# Rscript packages/analysis/bench/originals/run.R <folder> [methods]
# Holds the reference files of methods that were written from their definition against the program they come from. The folder holds the sources of those
# that Debian does not package, each unpacked under the name of its package; the others are installed. Needs jsonlite. What is found goes to
# packages/analysis/src/testing/originals.json.
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
words <- commandArgs(TRUE); sources <- words[1]; src <- file.path(here, "../../src")
suppressPackageStartupMessages(library(jsonlite))
target <- file.path(src, "testing/originals.json")
found <- if (file.exists(target)) fromJSON(target, simplifyVector = FALSE) else list()
reference <- function(path) fromJSON(file.path(src, paste0(path, ".reference.json")))
# Every definition of a source file that can be made without the packages that it imports.
take <- function(package, files = NULL, edit = identity, env = parent.frame()) {
  for (f in if (is.null(files)) list.files(file.path(sources, package, "R"), "[.][rR]$", full.names = TRUE) else file.path(sources, package, "R", files))
    for (e in parse(text = edit(readLines(f, warn = FALSE)), keep.source = FALSE)) try(eval(e, env), silent = TRUE)
}
version <- function(package) read.dcf(if (file.exists(file.path(sources, package, "DESCRIPTION"))) file.path(sources, package, "DESCRIPTION") else system.file("DESCRIPTION", package = package), "Version")[[1]]
# Both sides as lists of equal length; a relative deviation, of a figure below 0.001 as a share of that.
compare <- function(method, original, package, ours, theirs, what) {
  a <- as.numeric(unlist(ours)); b <- as.numeric(unlist(theirs)); stopifnot(length(a) == length(b), length(a) > 0)
  ok <- !is.na(a) & !is.na(b); odd <- sum(is.na(a) != is.na(b))
  worst <- max(abs(a - b)[ok] / pmax(abs(b[ok]), 1e-3))
  cat(sprintf("%-16s %-40s %5d figures, %d missing on one side, worst %.2g\n", method, paste(original, version(package)), sum(ok), odd, worst))
  if (odd > 0) stop("missing on one side")
  found[[method]] <<- list(original = original, version = version(package), figures = sum(ok), worst = signif(worst, 2), what = what)
}
scripts <- sub("[.]R$", "", setdiff(list.files(here, "[.]R$"), "run.R"))
for (s in if (length(words) > 1) words[-1] else scripts) tryCatch(suppressWarnings(suppressMessages(source(file.path(here, paste0(s, ".R")), local = new.env()))), error = function(e) cat(s, "failed:", conditionMessage(e), "\n"))
write(toJSON(found[order(names(found))], auto_unbox = TRUE, pretty = TRUE, digits = NA), target)
