import type { Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { type EmbeddingInputs, embeddingPoints, embeddingTable, sampledTrustworthiness } from '../embedding/index.ts';
import { epochsFor, umapMap } from '../../umap/index.ts';

/** UMAP of the samples of a matrix or of cells. @throws {InputError} See `embeddingPoints`. */
export function umap(inputs: EmbeddingInputs, options: Options, { progress, seed }: RunContext): MethodOutput {
  progress('准备数据', 0);
  const { dimensions, facts, ids, messages, points, removed } = embeddingPoints(inputs, options, 5, seed);
  const neighbors = Math.min(Number(options['neighbors']), ids.length);
  const settings = {
    neighbors,
    minDist: Number(options['min_dist']),
    metric: options['metric'] as 'euclidean' | 'cosine',
  };
  const map = umapMap(points, ids.length, dimensions, settings, seed, (fraction) =>
    progress('寻找近邻并排布各点', 0.2 + 0.75 * fraction),
  );
  const fewer: Message[] =
    neighbors < Number(options['neighbors'])
      ? [{ level: 'info', text: `只有 ${ids.length} 个点，近邻数改为 ${neighbors}。` }]
      : [];
  const trust = sampledTrustworthiness(points, dimensions, map, ids.length);
  progress('整理结果', 1);
  return {
    tables: [embeddingTable(ids, map, 'UMAP')],
    removed,
    messages: [...messages, ...fewer],
    facts: { ...facts, neighbors, epochs: epochsFor(ids.length), seed, trust_k: trust.k, trustworthiness: trust.value },
  };
}
