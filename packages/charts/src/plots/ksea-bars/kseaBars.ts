import { cutSpec, eachSideSpec, pSpec, signedBars } from '../../parts/enrichment/index.ts';
import type { SignedWords } from '../../parts/enrichment/index.ts';
import type { ChartDefinition } from '../../model/index.ts';

const words: SignedWords = {
  id: 'ksea-bars',
  title: '激酶活性条形图',
  score: 'z',
  axis: '激酶活性 z 值',
  scoreLabel: 'z 值',
  size: 'substrates',
  sizeLabel: '测到的底物数',
  row: '激酶',
  up: '活性升高',
  down: '活性降低',
};

/** Activity of the most significant kinases, raised and lowered, on two sides. */
export const kseaBars: ChartDefinition = {
  id: 'ksea-bars',
  title: '激酶活性条形图',
  tables: [{ id: 'result', columns: ['term', 'name', 'substrates', 'z', 'p', 'p_adj'] }],
  settings: [
    { ...eachSideSpec, label: '每个方向展示的激酶数' },
    { ...cutSpec, help: '小于该值的激酶着色，其余为灰色' },
    pSpec,
  ],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw: (input) => signedBars(input, words),
};
