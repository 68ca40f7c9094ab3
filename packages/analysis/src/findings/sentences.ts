import type { Finding, Said, Sentence } from '../model/index.ts';
import type { FactId } from '../headings/index.ts';
import { formatNumber } from './formatNumber.ts';

/**
 * `校正后 P < 0.05 且 |log2FC| ≥ 1` of the thresholds of a run.
 *
 * @param judged - What is held against the limit, where it is no p-value.
 */
export const thresholds = (said: Said, judged?: string): string => {
  const p = said.set('p', 'P 值阈值');
  const column = judged ?? (said.option('p_column') === 'p' ? 'P' : '校正后 P');
  const fc = typeof said.option('fc') === 'number' ? said.set('fc', '差异倍数阈值', '倍') : 1;
  return `${column} < ${p}${fc > 1 ? ` 且 |log2FC| ≥ ${formatNumber(Math.log2(fc))}` : ''}`;
};

/**
 * `，另有 12 个仅比较组检出、3 个仅参照组检出`: what is significant without a fold change, which is neither up nor down.
 * Nothing where there is none, and in results of versions that did not tell them apart.
 */
export const withoutFold = (said: Said): string => {
  const words = { only_test: '仅比较组检出', only_ref: '仅参照组检出', no_fold: '显著而没有差异倍数' } as const;
  const parts = (Object.keys(words) as (keyof typeof words)[])
    .filter((id) => said.has(id) && said.value(id) > 0)
    .map((id) => `${said.count(id)} 个${words[id]}`);
  return parts.length > 0 ? `，另有 ${parts.join('、')}` : '';
};

/** Two groups, what rises and what falls, under the thresholds of the run. */
export const twoGroups: Sentence = (said): Finding => ({
  headline: `${said.text('test_group')}相比${said.text('reference')}：${said.count('up')} 个特征上调，${said.count('down')} 个下调${withoutFold(said)}`,
  condition: `${thresholds(said)}，共检验 ${said.count('tested')} 个特征`,
});

/** Comparisons among groups, what rises and what falls in all of them. */
export const contrasts =
  (tested: FactId): Sentence =>
  (said): Finding => {
    const names = said.text('contrasts');
    return {
      headline: `${names}：${names.includes('；') ? '合计 ' : ''}${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
      condition: `${thresholds(said)}，共检验 ${said.count(tested)} 个特征`,
    };
  };

/** A network of features. */
export const connected: Sentence = (said) =>
  said.value('edges') === 0
    ? `${said.count('features')} 个特征中没有一对达到阈值，没有连线`
    : `${said.count('nodes')} 个特征由 ${said.count('edges')} 条边相连，分为 ${said.count('modules')} 个模块`;
