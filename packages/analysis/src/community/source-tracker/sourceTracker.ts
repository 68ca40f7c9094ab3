import { maximum, minimum } from '../../extremes/index.ts';
import type { MethodOutput, Options, RunContext } from '../../model/index.ts';
import { uniform } from '../../linear/index.ts';
import { sortedQuantile, sampleSd } from '../../statistics/index.ts';
import { rarefied, sourceDraws } from './gibbs.ts';
import { readSourceTrackerOptions, type SourceTrackerOptions } from './sourceTracker.schema.ts';
import { type Inputs, prepare, sumOf, unknownSource } from './prepare.ts';
import { meansTable, profilesTable, type Share, sharesTable } from './resultTables.ts';

/**
 * Where the organisms of a sample come from: shares of known source environments and of an unknown one.
 *
 * @throws {InputError} When the data cannot be used.
 */
export function runSourceTracker(inputs: Inputs, raw: Options, { progress, seed }: RunContext): MethodOutput {
  const options = readSourceTrackerOptions(raw);
  progress('准备数据', 0);
  const { annotated, messages, removed, sinkGroup, sinks, sources, taxa } = prepare(inputs, options);
  const drawing = uniform(seed);
  const profiles = sources.map(({ counts }) => rarefied(counts, options.depth, drawing));
  const names = [...sources.map(({ name }) => name), unknownSource];
  const shares = sinks.flatMap(({ counts, name }, at): Share[] => {
    progress('抽样', 0.05 + (0.95 * at) / sinks.length);
    // Each sink has numbers of its own, so that one more sink changes no other.
    const next = uniform(seed + 7919 * (at + 1));
    const sink = rarefied(counts, options.depth, next);
    const draws = sourceDraws(
      sink,
      profiles,
      { known: options.alpha1, unknown: options.alpha2, source: options.beta },
      { restarts: options.restarts, burnIn: options.burn_in, draws: options.draws, delay: options.delay },
      next,
    );
    return names.map((source, v) =>
      shareOf(
        name,
        source,
        Float64Array.from(
          { length: options.restarts * options.draws },
          (_, b) => draws[b * names.length + v]! / sumOf(sink),
        ),
        options,
      ),
    );
  });
  const meanOf = (source: string): number =>
    shares.filter((one) => one.source === source).reduce((sum, { mean }) => sum + mean, 0) / sinks.length;
  const means = names.map((source) => ({ source, mean: meanOf(source) }));
  const first = means.slice(0, -1).reduce((best, one) => (one.mean > best.mean ? one : best));
  const apart = [...new Set(shares.filter(({ between }) => between > 0.2).map(({ sink }) => sink))];
  return {
    tables: [sharesTable(shares), meansTable(names, shares, sources), profilesTable(sources, sinks, options)],
    removed,
    messages: [
      ...messages,
      ...(apart.length > 0
        ? [
            {
              level: 'warning' as const,
              text: `${apart.slice(0, 5).join('、')}${apart.length > 5 ? ' 等' : ''} 的比例在各次重启之间相差超过 20 个百分点，没有收敛，请调高“预烧轮数”`,
            },
          ]
        : []),
      ...(meanOf(unknownSource) > 0.5
        ? [
            {
              level: 'info' as const,
              text: '未知来源平均超过一半：给出的来源不能解释受纳样本的多数序列，可能还有没有采样的来源',
            },
          ]
        : []),
    ],
    facts: {
      annotated: Number(annotated),
      sink: sinkGroup,
      sinks: sinks.length,
      sources: sources.length,
      named: sources.map(({ name, samples }) => `${name} ${samples}`).join('、'),
      taxa,
      first: first.source,
      first_share: first.mean,
      unknown: meanOf(unknownSource),
      said: means.map(({ mean, source }) => `${source} ${(100 * mean).toFixed(1)}%`).join('、'),
    },
  };
}

function shareOf(
  sink: string,
  source: string,
  draws: Float64Array,
  { draws: perRestart, restarts }: SourceTrackerOptions,
): Share {
  const n = draws.length;
  const mean = sumOf(draws) / n;
  const sorted = draws.slice().sort();
  const each = Array.from(
    { length: restarts },
    (_, r) => sumOf(draws.subarray(r * perRestart, (r + 1) * perRestart)) / perRestart,
  );
  return {
    sink,
    source,
    mean,
    sd: sampleSd(draws),
    low: sortedQuantile(sorted, 0.025),
    high: sortedQuantile(sorted, 0.975),
    between: maximum(each) - minimum(each),
  };
}
