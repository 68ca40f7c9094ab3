import type { LookupFace } from '@panome/contract';

/** What each look-up answers from. KEGG ids of genes follow from their Entrez ids, so genes count there as well. */
export const kindsOf: Readonly<Record<LookupFace, readonly string[]>> = {
  kegg: ['pathway', 'gene'],
  string: ['string'],
  disease: ['disease'],
  gene: ['gene'],
  host: ['host'],
};

/** What a face finds of a kind: the KEGG face answers genes only where it can say their KEGG id. */
export const keggOrganisms: Readonly<Record<number, string>> = {
  9606: 'hsa',
  10090: 'mmu',
  10116: 'rno',
  9823: 'ssc',
  9913: 'bta',
  7955: 'dre',
  7227: 'dme',
  6239: 'cel',
  3702: 'ath',
  559292: 'sce',
};

const species: Readonly<Record<number, string>> = {
  9606: '人（Homo sapiens）',
  10090: '小鼠（Mus musculus）',
  10116: '大鼠（Rattus norvegicus）',
  9823: '猪（Sus scrofa）',
  9913: '牛（Bos taurus）',
  7955: '斑马鱼（Danio rerio）',
  7227: '果蝇（Drosophila melanogaster）',
  6239: '线虫（Caenorhabditis elegans）',
  3702: '拟南芥（Arabidopsis thaliana）',
  4530: '水稻（Oryza sativa）',
  559292: '酿酒酵母（Saccharomyces cerevisiae）',
};

/** A species as people call it. */
export const speciesName = (taxon: number): string => (taxon === 0 ? '不分物种' : (species[taxon] ?? `物种 ${taxon}`));
