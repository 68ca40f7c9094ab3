/** What samples are called by those who take them and by archives. */
const SAMPLES =
  /^(?:GSM\d{5,}|[SED]RR\d{5,}|SAM[END][A-Z]?\d+|TCGA[-.]\w\w[-.]\w{4}.*|(?:s|sample|samp|subject|subj|patient|pat|pt|pif|netcr|participant|individual|donor|case|control|controls|ctrl|ctl|con|ck|nc|wt|ko|kd|oe|mut|treat|treated|treatment|trt|test|model|sham|mock|normal|tumou?r|cancer|blank|qc|pool|rep|mouse|rat|pig|animal|hc|healthy|day|d|week|w|t|time|t0|样本|样品|对照|处理|模型|患者|病例|正常|健康|实验)组?[\s_.-]*\w{0,3}[\s_.-]*\d{1,5}(?:[\s_.-]*(?:rep|r|n)?\d{0,2}[a-z]?)?)$/iu;
const FEATURES =
  /^(?:ENS[A-Z]{0,6}[GTPE]\d{8,}.*|(?:z?OTU|ASV|SV|bin|MAG|contig|cluster|denovo|feature|gene|peak|metabolite|compound|protein|unigene|transcript|probe)[\s_.-]?\d+|[a-f0-9]{32}|(?:[kdpcofgs]__|sk__).*|HMDB\d{5,}|LMFA\d+|C\d{5}|K\d{5}|R\d{5}|LOC\d+|M\d+(?:\.\d+)?T\d+.*|X?\d+\.\d+[@_/ ]\d+(?:\.\d+)?.*|[NX][MRP]_\d+.*|AT[1-5CM]G\d{5}.*|Os\d\dg\d+.*|(?:hsa|mmu|rno)-(?:mir|let|miR)-.*|\d{4,}(?:_[a-z]+)?_at|ILMN_\d+|[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2}|(?:sp|tr)\|.*|ko\d{5}|(?:PC|PE|TG|TAG|DG|SM|Cer|LPC|LPE|PI|PS|PG|FA|CE|CAR)\s?[([].*)$/u;
/** Words of chemistry: `Glucose`, `L-Alanine`, `2-Hydroxybutyrate`, `柠檬酸`. */
const CHEMICALS =
  /(?:^|[\s\d,'-])(?=[a-z'-]{4,})[a-z'-]*(?:ine|ate|ose|ol|one|ide|ane|ene|acid|amine|amide|phosphate|carnitine|purine|choline|creatin\w*|urea|betaine|glycerol)(?:$|[\s,;(])|acid$|(?:酸|糖|醇|胺|碱|酯|酮|苷|素|嘌呤|嘧啶)$/iu;
/** Symbols of genes that everybody measures: others look like names of samples. */
const GENES =
  /^(?:ACTB|GAPDH|TP53|EGFR|MYC|TNF|IL\d{1,2}[AB]?R?\d?|CD\d{1,3}[A-Z]?|CXCL\d+|CCL\d+|HLA-\w+|BRCA[12]|KRAS|STAT\d\w?|FOX[A-Z]\d|SOX\d+|MMP\d+|COL\d+A\d+|TGFB\d|VEGF[A-D]|KRT\d+|RP[LS]\d+\w?|MT-\w+|HSP\w+|SLC\d+A\d+|ZNF\d+|MIR\d+\w*|LINC\d+)$/iu;

export const looksLikeSample = (name: string): boolean => SAMPLES.test(name.trim()) && !FEATURES.test(name.trim());
export const looksLikeFeature = (name: string): boolean => {
  const text = name.trim();
  return FEATURES.test(text) || GENES.test(text) || (text.length > 4 && CHEMICALS.test(text) && !SAMPLES.test(text));
};

const looked = 200;

/** Which part of the names, of at most 200 spread over all, looks so. */
export function shareOf(names: readonly string[], looks: (name: string) => boolean): number {
  const step = Math.max(1, names.length / looked);
  let [count, found] = [0, 0];
  for (let at = 0; Math.floor(at) < names.length; at += step) {
    count += 1;
    if (looks(names[Math.floor(at)]!)) found += 1;
  }
  return count === 0 ? 0 : found / count;
}
