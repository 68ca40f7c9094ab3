import type { Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { type EmbeddingInputs, embeddingPoints, embeddingTable, sampledTrustworthiness } from '../embedding/index.ts';
import { moreCells } from '../../cells/index.ts';
import { tsneMap } from './tsneMap.ts';

/** t-SNE of the samples of a matrix or of cells. @throws {InputError} See `embeddingPoints`. */
export function tsne(inputs: EmbeddingInputs, options: Options, { progress, seed }: RunContext): MethodOutput {
  progress('准备数据', 0);
  const { dimensions, facts, ids, messages, points, removed } = embeddingPoints(inputs, options, 7, seed, moreCells);
  const n = ids.length;
  const wanted = Number(options['perplexity']);
  const perplexity = Math.min(wanted, (n - 1) / 3);
  const { divergence, exact, map } = tsneMap(points, n, dimensions, perplexity, seed, (fraction) =>
    progress('排布各点', 0.1 + 0.85 * fraction),
  );
  const less: Message[] =
    perplexity < wanted ? [{ level: 'info', text: `只有 ${n} 个点，困惑度改为 ${perplexity.toFixed(1)}。` }] : [];
  const trust = sampledTrustworthiness(points, dimensions, map, n);
  progress('整理结果', 1);
  return {
    tables: [embeddingTable(ids, map, 't-SNE')],
    removed,
    messages: [...messages, ...less],
    facts: {
      ...facts,
      perplexity,
      rate: Math.max(200, n / 12),
      exact: Number(exact),
      divergence,
      seed,
      trust_k: trust.k,
      trustworthiness: trust.value,
    },
  };
}
