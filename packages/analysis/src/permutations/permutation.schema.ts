import type { OptionSpec } from '../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../options/shared/index.ts';

export const permutationsSpec: OptionSpec = {
  id: 'permutations',
  label: '置换次数',
  kind: 'integer',
  default: 999,
  min: 99,
  max: 99_999,
  step: 100,
  help: '最小的 p 值为 1 ÷ (次数 + 1)：999 次时为 0.001。次数越多 p 值越精确，用时成比例增加。',
};
export const pairAdjustSpec = adjustSpec({
  label: '两两比较的校正',
  help: '三组及以上时逐对比较，p 值在各对之内校正；不影响总体检验。',
  methods: pairAdjustments,
  names: adjustAuthors,
});

const adjustSources: Readonly<Record<string, string>> = {
  BH: 'Benjamini–Hochberg 校正（Benjamini & Hochberg，1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  holm: 'Holm 校正（Holm，1979，Scand. J. Stat. 6, 65–70）',
  bonferroni: 'Bonferroni 校正（见 Dunn，1961，doi:10.1080/01621459.1961.10482090）',
};

/** How the p-values of pairs are adjusted, with its source. */
export const adjustWords = (method: unknown): string => adjustSources[String(method)]!;
