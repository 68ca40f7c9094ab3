import { uniform } from '../../linear/index.ts';
import type { CellCounts, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { umapMap } from '../../umap/index.ts';
import { librarySizes, refusal, refuseSize, withoutEmpty } from '../../cells/index.ts';
import { chosenGenes, doubletScores, type Pairs } from './doubletScores.ts';
import { binTable, cellTable, groupTable, kinds, summaryTable, type Called } from './resultTables.ts';
import { readScDoubletsOptions, type ScDoubletsOptions } from './scDoublets.schema.ts';
import { valley } from './threshold.ts';

/**
 * Cells that are likely two.
 * @throws {InputError} For fewer than 50 cells, for very many, and when fewer than 3 genes vary enough.
 */
export function scDoublets(cells: CellCounts, raw: Options, { progress, seed }: RunContext): MethodOutput {
  const options = readScDoubletsOptions(raw);
  progress('选择高变基因', 0);
  const { kept: counts, removed } = withoutEmpty(cells);
  refuseSize(counts, 50);
  const genes = chosenGenes(counts, options);
  if (genes.length < 3)
    throw refusal(
      'no-variation',
      `只有 ${genes.length} 个基因的变化与检出达到要求，无法降维`,
      '请检查是否上传了完整的原始计数矩阵，或调低“基因最少计数”与“基因最少细胞数”',
    );
  const n = counts.cells.length;
  const { dimensions, neighbors, observed, points, simulated } = doubletScores(
    counts,
    genes,
    drawPairs(n, Math.round(options.ratio * n), seed),
    options,
    seed,
    (fraction) => progress('模拟双细胞并找近邻', 0.05 + 0.65 * fraction),
  );
  const found = options.threshold > 0 ? null : valley(simulated.score);
  const how = options.threshold > 0 ? 'given' : found === null ? 'rate' : 'valley';
  const called = judge(
    observed.score,
    simulated.score,
    how === 'given' ? options.threshold : (found ?? byRate(observed.score, options.expected_rate)),
  );
  const map = umapMap(
    points,
    n,
    dimensions,
    { neighbors: Math.min(20, n), minDist: 0.3, metric: 'euclidean' },
    seed,
    (fraction) => progress('排布各细胞', 0.7 + 0.28 * fraction),
  );
  const groups = [
    { name: kinds.observed, score: observed.score },
    { name: kinds.simulated, score: simulated.score },
  ];
  return {
    tables: [
      cellTable(counts.cells, librarySizes(counts), observed, called.threshold, map),
      summaryTable(called, groups, options.expected_rate),
      binTable(groups),
      groupTable(groups),
    ],
    removed,
    messages: said(called, how, options),
    facts: {
      cells: n,
      simulated: simulated.score.length,
      genes: genes.length,
      dimensions,
      neighbors,
      how,
      ...called,
      seed,
    },
  };
}

/** Two cells for each simulated doublet, drawn with repetition. */
function drawPairs(n: number, count: number, seed: number): Pairs {
  const random = uniform(seed);
  const pairs = { one: new Int32Array(count), other: new Int32Array(count) };
  for (let i = 0; i < count; i += 1) {
    pairs.one[i] = Math.floor(random() * n);
    pairs.other[i] = Math.floor(random() * n);
  }
  return pairs;
}

/** The score above which the expected share of the cells lies. */
function byRate(score: Float64Array, rate: number): number {
  const sorted = score.slice().sort();
  return sorted[Math.max(0, sorted.length - 1 - Math.round(rate * sorted.length))]!;
}

function judge(observed: Float64Array, simulated: Float64Array, threshold: number): Called {
  const above = (scores: Float64Array): number => scores.reduce((sum, score) => sum + Number(score > threshold), 0);
  const called = above(observed);
  const [rate, detectable] = [called / observed.length, above(simulated) / simulated.length];
  return { threshold, called, rate, detectable, overall: detectable > 0 ? rate / detectable : Number.NaN };
}

function said({ detectable, overall }: Called, how: string, { expected_rate }: ScDoubletsOptions): Message[] {
  const messages: Message[] = [];
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  if (how === 'rate')
    messages.push({
      level: 'warning',
      text: `模拟得分没有两个峰，自动阈值不可靠，改取得分最高的 ${percent(expected_rate)} 的细胞；请看直方图，必要时填写判定阈值。`,
    });
  if (how !== 'rate' && detectable < 0.3)
    messages.push({
      level: 'warning',
      text: `模拟的双细胞只有 ${percent(detectable)} 得分大于阈值，多数双细胞检不出；多半是细胞种类太少或阈值太高，请看直方图。`,
    });
  if (overall > 3 * expected_rate && overall - expected_rate > 0.1)
    messages.push({
      level: 'warning',
      text: `估计的双细胞总比例 ${percent(overall)} 远高于预计的 ${percent(expected_rate)}，请看直方图，必要时调高判定阈值。`,
    });
  return messages;
}
