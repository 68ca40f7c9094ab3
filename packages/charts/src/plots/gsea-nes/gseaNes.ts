import { cutSpec, eachSideSpec, pSpec, signedBars } from '../../parts/enrichment/index.ts';
import type { SignedWords } from '../../parts/enrichment/index.ts';
import type { ChartDefinition } from '../../model/index.ts';

const words: SignedWords = {
  id: 'gsea-nes',
  title: 'GSEA 条形图',
  score: 'nes',
  axis: '标准化富集分数 NES',
  scoreLabel: 'NES',
  size: 'size',
  sizeLabel: '集合大小',
  row: '条目',
  up: '高端富集',
  down: '低端富集',
};

/** Normalised scores of the most significant sets of either end. */
export const gseaNes: ChartDefinition = {
  id: 'gsea-nes',
  title: 'GSEA 条形图',
  tables: [{ id: 'result', columns: ['term', 'name', 'size', 'nes', 'p', 'p_adj'] }],
  settings: [eachSideSpec, cutSpec, pSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw: (input) => signedBars(input, words),
};
