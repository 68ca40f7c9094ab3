import { changeWords } from '@panome/analysis/changes';
import type { Column } from '@panome/analysis/model';

/** What the wording of a cell depends on. */
export type Named = Pick<Column, 'name' | 'kind'>;

/** The fixed words that methods write into text columns, as a reader sees them; files keep the method's own. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  axis: { features: '特征', samples: '样本' },
  direction: changeWords,
  p_kind: { exact: '精确分布', normal: '正态近似', t: 't 分布' },
  stage: { after: '处理后', before: '处理前', imputed: '填补值', observed: '观测值' },
};

const wordsOf = ({ kind, name }: Named) => (kind === 'text' ? (words[name] ?? {}) : {});

/** `up` → `上调` in the column `direction`; any other text as it is. */
export const wordOf = (column: Named, value: string): string => wordsOf(column)[value] ?? value;

/** What the table holds for a word that a reader typed: `上调` → `up`. */
export const valueOf = (column: Named, word: string): string =>
  Object.entries(wordsOf(column)).find(([, shown]) => shown === word)?.[0] ?? word;
