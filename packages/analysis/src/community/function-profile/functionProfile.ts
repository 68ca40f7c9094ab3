import { joinToGroups } from '../../groups/index.ts';
import { InputError } from '../../model/index.ts';
import type { FeatureSets, Groups, Matrix, MethodOutput, Removal, RunContext, Taxonomy } from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import type { FunctionProfileOptions } from './functionProfile.schema.ts';
import { functionsOf } from './lookUp.ts';
import {
  distinctNames,
  functionsTable,
  heatTables,
  matchesTable,
  profileTable,
  samplesTable,
  unmatchedTable,
} from './resultTables.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly sets: FeatureSets;
  readonly taxonomy?: Taxonomy | undefined;
  readonly groups?: Groups | undefined;
};

/**
 * How much of each sample carries each function, by a table of the functions of taxa.
 *
 * @throws {InputError} When a value is missing or negative, or no feature is in the table.
 */
export function runFunctionProfile(
  { groups, matrix, sets, taxonomy }: Inputs,
  options: FunctionProfileOptions,
  { progress }: RunContext,
): MethodOutput {
  const abundances = abundancesOf(matrix, { whole: false, least: 1 });
  const { ids, samples, totals, values } = abundances;
  const [n, width] = [samples.length, ids.length];
  progress('查找功能', 0);
  const found = functionsOf(ids, taxonomy, sets, options.match);
  const matched = Array.from(found.keys()).filter((at) => found[at]!.functions.length > 0);
  if (matched.length === 0) throw nothingMatches(ids, sets, taxonomy);
  const shares = values.map((value, at) => value / totals[Math.floor(at / width)]!);
  const means = Float64Array.from(
    ids,
    (_, feature) => samples.reduce((sum, __, i) => sum + shares[i * width + feature]!, 0) / n,
  );
  const used = options.relative ? shares : values;
  const { counts, profile } = functionSums(matched, found, used, sets.ids.length, n);
  const present = Array.from(sets.ids.keys()).filter((at) =>
    profile.subarray(at * n, (at + 1) * n).some((value) => value > 0),
  );
  const mean = (at: number): number =>
    profile.subarray(at * n, (at + 1) * n).reduce((sum, value) => sum + value, 0) / n;
  const order = present.toSorted((a, b) => mean(b) - mean(a) || a - b);
  const covered = Float64Array.from({ length: n }, (_, i) =>
    matched.reduce((sum, feature) => sum + shares[i * width + feature]!, 0),
  );
  const names = distinctNames(
    order.map((at) => sets.names[at]!),
    order.map((at) => sets.ids[at]!),
  );
  const drawn = {
    idName: '功能',
    ids: names,
    samples,
    values: Float64Array.from(order.flatMap((at) => Array.from(profile.subarray(at * n, (at + 1) * n)))),
    annotations: [],
  };
  progress('聚类', 0.8);
  const averaged = covered.reduce((sum, share) => sum + share, 0) / n;
  const scheme = groups && joinToGroups(samples, groups).pairs.length > 0 ? groups : undefined;

  return {
    tables: [
      profileTable(drawn, options.relative),
      functionsTable(order, sets, counts, mean),
      samplesTable(samples, covered, found, values, width),
      matchesTable(ids, found, sets, means),
      unmatchedTable(ids, found, taxonomy, means),
      ...heatTables(drawn, scheme, options),
    ],
    removed: [
      ...abundances.removed,
      ...sets.ids.flatMap((id, at): Removal[] =>
        present.includes(at) ? [] : [{ kind: 'feature', id, reason: '没有特征具有这一功能' }],
      ),
    ],
    messages: [
      ...abundances.messages,
      ...(averaged < 0.3
        ? [
            {
              level: 'warning' as const,
              text: `查到功能的特征平均只占各样本丰度的 ${(100 * averaged).toFixed(1)}%：大部分群落没有功能信息，各功能的丰度只代表查到的部分`,
            },
          ]
        : []),
    ],
    facts: {
      samples: n,
      features: width,
      functions: order.length,
      functions_given: sets.ids.length,
      matched: matched.length,
      covered: averaged,
      covered_min: covered.reduce((least, share) => Math.min(least, share), Infinity),
      covered_max: covered.reduce((most, share) => Math.max(most, share), 0),
      taxonomy: Number(taxonomy !== undefined),
      first: names[0]!,
    },
  };
}

const nothingMatches = (ids: readonly string[], sets: FeatureSets, taxonomy: Taxonomy | undefined): InputError =>
  new InputError([
    {
      code: 'nothing-matches',
      severity: 'error',
      input: 'sets',
      what: `${ids.length} 个特征的名称${taxonomy ? '和分类名' : ''}都不在功能表中：例如“${ids[0]!}”，而功能表中的写法例如“${sets.members.flat()[0] ?? ''}”`,
      remedy: taxonomy
        ? '请检查功能表所写的是否为分类名（属、科等），拼写是否与物种注释一致'
        : '功能表写的是分类名时，请同时提供物种注释',
    },
  ]);

/** For each function the sum of its features in every sample, and how many features it has. */
function functionSums(
  matched: readonly number[],
  found: ReturnType<typeof functionsOf>,
  used: Float64Array,
  count: number,
  n: number,
): { readonly profile: Float64Array; readonly counts: Int32Array } {
  const width = found.length;
  const [profile, counts] = [new Float64Array(count * n), new Int32Array(count)];
  for (const feature of matched)
    for (const at of found[feature]!.functions) {
      counts[at]! += 1;
      for (let i = 0; i < n; i += 1) profile[at * n + i]! += used[i * width + feature]!;
    }
  return { counts, profile };
}
