import type { Message } from '../../model/index.ts';
import type { LineOptions } from './network.schema.ts';

type Tested = { readonly r: number; readonly p: number; readonly adjusted: number };

/**
 * What a run without a single line says. It is an answer as good as a network, so the run does not fail; the nearest
 * pair tells how far the thresholds are off.
 */
export function noLines(pairs: readonly Tested[], { p, p_column, r, sign }: LineOptions, remedy: string): Message {
  const strongest = pairs.reduce((most, pair) => Math.max(most, Math.abs(pair.r)), 0);
  const surest = pairs.reduce((least, pair) => Math.min(least, p_column === 'p' ? pair.p : pair.adjusted), 1);
  const kind = { both: '', positive: '为正且', negative: '为负且' }[sign];
  return {
    level: 'warning',
    text: `没有一对特征的 r ${kind}同时满足 |r| ≥ ${r} 与${p_column === 'p' ? '原始' : '校正后'} p < ${p}，没有连线，也没有网络图：最大的 |r| 为 ${strongest.toPrecision(3)}，最小的 p 为 ${surest.toPrecision(3)}。可降低 |r| 阈值${p_column === 'p_adj' ? '，改用原始 p 值' : ''}，${remedy}`,
  };
}
