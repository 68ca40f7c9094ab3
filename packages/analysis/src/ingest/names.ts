/** Invisible characters that make two names differ: zero width, marks of direction, soft hyphen, control. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\p{Cc}]/gu;
const SPACES = /[\s\u00a0\u3000]+/gu;
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ＿－．]/gu;
const NEEDS_TIDYING = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\p{Cc}\u3000０-９Ａ-Ｚａ-ｚ＿－．]|\s{2,}/u;

/**
 * The name without invisible characters, with runs of spaces as one, full-width letters and digits as half-width ones.
 * Brackets of Chinese names stay.
 */
export function tidyName(name: string): string {
  if (!NEEDS_TIDYING.test(name)) return name;
  const half = name.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  return half
    .replace(/[\t\r\n]/gu, ' ')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .trim();
}

/** Ensembl, RefSeq and GenBank accessions with their version: `ENSG00000141510.18`, `NM_000546.6`, `AB123456.1`. */
const VERSIONED =
  /^((?:ENS[A-Z]{0,6}[EGPT]\d{11}(?:_PAR_Y)?)|(?:[NX][CGMPRTW]_\d{6,9})|(?:[A-Z]{1,2}\d{5,8}))\.\d{1,3}(_PAR_Y)?$/u;

/**
 * Genes that Ensembl names after the clone they lie on: `AC129492.1` and `AC129492.3` are two genes, not two versions of
 * one.
 */
const CLONE_GENE = /^(?:A[CDFJLP]|BX|C[RTU]|F[OP]|K[CF]|Z)\d{5,6}\.\d{1,2}$/u;

/** The accession without its version; other names as they are. */
export const stripVersion = (name: string): string =>
  CLONE_GENE.test(name)
    ? name
    : name.replace(VERSIONED, (_, accession: string, par: string | undefined) => accession + (par ?? ''));

/** A line that HTSeq or STAR adds below its counts: it is no gene. */
export const isSummaryRow = (name: string): boolean =>
  /^(?:__(?:no_feature|ambiguous|too_low_aQual|not_aligned|alignment_not_unique)|N_(?:unmapped|multimapping|noFeature|ambiguous))$/u.test(
    name,
  );

/**
 * What search engines put before proteins of the contaminant and of the decoy library; of a group its leading protein
 * counts.
 */
export const isContaminant = (name: string): boolean =>
  /^(?:CON__|REV__|CONT_|contam_|Cont_|rev_|DECOY_|decoy_|##)/u.test(name);
