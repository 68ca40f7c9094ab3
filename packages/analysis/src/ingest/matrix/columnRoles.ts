import { isHeadingOf, plainHeading } from '../../headings/index.ts';

/** Numeric columns that describe the feature in what featureCounts, MaxQuant and the peak finders write. */
const DESCRIPTIONS =
  /^(chr|start|end|length|effective ?length|strand|m\/?z|mzmed|mzmin|mzmax|rt|rtmed|rtmin|rtmax|rt ?\[min\]|retention ?time|row m\/z|row retention time|row id|average rt ?\(min\)|average mz|npeaks|numotus|id|intensity|ibaq|ms\/ms count|reverse|coverage|protein length|mass|exact ?mass|mol\. ?weight( \[kda\])?|molecular ?weight|mw|charge|score|pep|q-?value|peptides|unique peptides|razor \+ unique peptides|sequence coverage \[%\]|sequence length|calc\. ?mw|rt \[min\]|area \(max\.\)|rt tolerance.*|annot\. ?deltamass.*|mzcloud best.*|# ?(?:chemspider|mzvault|mzcloud|adducts?) ?\w*|fill ?%|s\/n average|reverse dot product|dot product|ms\/ms assigned|total score|rt similarity|m\/z similarity|retention time \(min\)|neutral mass \(da\)|chromatographic peak width \(min\)|maximum abundance|minimum cv%|anova \(p\)\*?|max fold change|isotope distribution|accepted compound id|identifications|q value|fragmentation score|mass error \(ppm\)|isotope similarity|retention time error \(mins?\)|confidence score|power|(?:protein|top peptide) probability|combined (?:\w+ )*(?:count|peptides)|分子量|保留时间|质荷比|长度)$/i;
/** The same of other programs and of tables made by hand; blanks, points, strokes and units do not count. */
const PLAIN_DESCRIPTIONS =
  /^(rt|rtime|ret(ention)?time|retentionindex|保留时间|保留指数|mz|mass|precursormz|precursormass|quant(ified)?mass|(exact|accurate|monoisotopic|measured|theoretical|neutral|average)(mass|mz|mw)|(mass|mz|delta)?(error|ppm)|deltappm|mw|mol(ecular)?weight|精确质量|质荷比|分子量|质量误差|charge|电荷数?|msi?level|identificationlevel|confidencelevel|鉴定等级|置信度|confidence|bootstrap|(gene|transcript|exon|protein|sequence|peptide|cds|contig)?length|(基因|转录本|外显子|蛋白|序列)?长度|chr|chrom|chromosome|染色体|chromstart|chromend|genestart|geneend|tss|position|strand|start|end|起始|终止|起点|终点|起始位置|终止位置|位置|gccontent|gc含量|(entrez|ncbi|ncbigene|entrezgene|gene|kegg|hmdb|pubchem|chebi|chemspider|metlin|lipidmaps)(gene)?(id|cid|ids|no)?|cid|cas|casno|scancount|scans?|onlyidentifiedbysite|potentialcontaminant|score|匹配得分|得分|coverage|覆盖度|isotope|adductscore|gweight)$/u;
/** Peptide or spectrum counts of a protein: a method reads them, and they are never taken for a sample. */
const PEPTIDES =
  /^((razor \+ )?(unique )?peptides|(unique )?peptide ?counts?|#? ?psms?|psm ?counts?|spectral ?counts?|肽段数|唯一肽段数|特异性肽段数|psm ?数|谱图数)$/i;
export const countsPeptides = (name: string): boolean => PEPTIDES.test(name.replaceAll('_', ' '));

const UNIT = /\s*[([（【][^)\]）】]*[)\]）】]\s*$/u;

/** Whether the heading says that its numbers describe the feature: where it lies, how heavy it is, when it came. */
export const describesFeature = (name: string): boolean =>
  DESCRIPTIONS.test(name) ||
  PLAIN_DESCRIPTIONS.test(plainHeading(name.normalize('NFKC').replace(UNIT, '')).replace('/', ''));

const STATISTICS =
  /^(vip|vipscore|vip值|fc|foldchange|ratio|差异倍数|变化倍数|lfcse|stat|statistic|统计量|tvalue|tstat|tstatistic|t值|fvalue|fstat|zscore|zvalue|df|basemean|aveexpr|logcpm|lr|meandiff|meanref|meantest|nref|ntest|n\d|direction|reason|b|t|auc|sig|significant)$/u;
const changes = (name: string): boolean =>
  isHeadingOf('log2fc', name) || /^(fc|foldchange|差异倍数|变化倍数)$/u.test(plainHeading(name));
const chances = (name: string): boolean => isHeadingOf('p', name) || isHeadingOf('pAdj', name);

/** Letters, and letters with a number, are as often names of samples: `T`, `N1`. */
const SHORT = /^[a-z]\d*$/u;

/**
 * Of numeric columns those of a test: fold changes, p-values, VIP. A short name such as `t` or `n1` is one only beside a
 * fold change or two others, and where no other column is called alike, as samples are (`H1`, `N1`); the columns of a
 * table that has nothing else are its content.
 */
export function statisticColumns(columns: readonly number[], header: readonly string[]): ReadonlySet<number> {
  const isStatistic = (name: string): boolean => changes(name) || chances(name) || STATISTICS.test(plainHeading(name));
  const all = columns.filter((column) => isStatistic(header[column]!));
  const shapeOf = (column: number): string | undefined => {
    const name = plainHeading(header[column]!);
    return SHORT.test(name) && !chances(name)
      ? name.replaceAll(/./gu, (mark) => (/\d/u.test(mark) ? '0' : 'a'))
      : undefined;
  };
  const alike = new Set(columns.filter((column) => !all.includes(column)).map(shapeOf));
  const named = all.filter((column) => {
    const shape = shapeOf(column);
    return shape === undefined || !alike.has(shape);
  });
  const certain = named.filter((column) => shapeOf(column) === undefined && plainHeading(header[column]!).length > 1);
  const tested = certain.length > 1 || certain.some((column) => changes(header[column]!) || chances(header[column]!));
  const others = columns.length - named.length;
  if (!tested || others < 3 || others * 2 < named.length) return new Set();
  return new Set(named);
}

const SUMMARIES =
  /^(mean|average|avg|sum|total|median|grandtotal|rowsums?|rowmeans?|rowtotal|totalcounts?|totalabundance|totalreads|平均|平均值|均值|平均数|合计|总计|总和|总数|求和|小计|中位数|汇总)$/u;
const SPREADS =
  /^(sd|std|stdev|stddev|se|sem|cv|cv%|rsd|rsd%|min|max|var|variance|标准差|标准偏差|标准误|变异系数|最大值|最小值|方差)$/u;
const PART =
  /(?:^|[\s_.-])(mean|average|avg|sum|total|median|sd|stdev|se|sem|cv|rsd)(?:$|[\s_.-])|(?:平均值?|均值|合计|总和|总计|标准差|标准误|变异系数)$/iu;

/** Whether a heading, or the name of a row, says that it sums the others up: a mean, a total. */
export const isSummaryName = (name: string): boolean =>
  SUMMARIES.test(plainHeading(name.normalize('NFKC').replace(UNIT, '')));
/** Whether it says how the others are spread. Beside a mean it is a summary; alone it may be a name, such as of a strain. */
export const isSpreadName = (name: string): boolean =>
  SPREADS.test(plainHeading(name.normalize('NFKC').replace(UNIT, '')));
/** Whether a word of it speaks of a summary, such as in `A_mean`. */
export const mentionsSummary = (name: string): boolean => PART.test(name);
