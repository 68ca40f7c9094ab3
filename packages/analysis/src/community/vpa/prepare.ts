import { joinSamples } from '../../groups/index.ts';
import { InputError } from '../../model/index.ts';
import type { Environment, Matrix, Message, NameLists, Removal } from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { rdaResponse, transform } from '../constrained/index.ts';
import { communityDistances } from '../../community-distances/index.ts';
import { gowerMatrix } from '../pcoa/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import type { Columns, Variation } from './variation.ts';
import type { VpaOptions } from './vpa.schema.ts';

export type VariableSet = { readonly name: string; readonly variables: readonly string[]; readonly columns: Columns };
export type Prepared = {
  readonly variation: Variation;
  readonly sets: readonly VariableSet[];
  readonly features: number;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const [fewest, most] = [2, 4];
const refusal = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

/** Names of the sets with the positions of their variables. Without a list of sets each variable is one. */
function setsOf(
  { variables }: Environment,
  lists: NameLists | undefined,
): { readonly name: string; readonly at: readonly number[] }[] {
  if (!lists) {
    if (variables.length >= fewest && variables.length <= most)
      return variables.map((name, at) => ({ name, at: [at] }));
    throw refusal(
      'sets-missing',
      'lists',
      `环境因子表有 ${variables.length} 个变量，没有提供变量集合，不知道怎样分成 ${fewest}～${most} 个集合`,
      '请提供“变量集合”：每列一个集合，列名为集合名，其下为环境因子表的列名',
    );
  }
  const unknown = lists.members.flat().filter((name) => !variables.includes(name));
  if (unknown.length > 0)
    throw refusal(
      'variable-unknown',
      'lists',
      `环境因子表没有“${unknown.slice(0, 5).join('”“')}”${unknown.length > 5 ? ` 等 ${unknown.length} 个变量` : ''}`,
      `请核对写法，可用的变量为：${variables.slice(0, 12).join('、')}`,
    );
  const sets = lists.names
    .map((name, at) => ({ name, at: lists.members[at]!.map((variable) => variables.indexOf(variable)) }))
    .filter(({ at }) => at.length > 0);
  if (sets.length < fewest || sets.length > most)
    throw refusal(
      'set-count',
      'lists',
      `变量集合有 ${sets.length} 个，变差分解需要 ${fewest}～${most} 个`,
      '请合并或删去集合',
    );
  const twice = variables.filter((_, at) => sets.filter((set) => set.at.includes(at)).length > 1);
  if (twice.length > 0)
    throw refusal(
      'variable-twice',
      'lists',
      `“${twice.join('”“')}”同时在两个以上的集合中，无法分开它们的贡献`,
      '请让每个变量只属于一个集合',
    );
  return sets;
}

/**
 * The variation of the community and the sets of variables over the samples that have all of them.
 *
 * @throws {InputError} For cells no community can have; for sets that name nothing, too much or the same twice; when
 * too few samples are left.
 */
export function prepare(
  {
    env,
    lists,
    matrix,
  }: { readonly matrix: Matrix; readonly env: Environment; readonly lists?: NameLists | undefined },
  { response }: VpaOptions,
): Prepared {
  const wanted = setsOf(env, lists);
  const abundances = abundancesOf(matrix, { whole: false, least: 3 });
  const { pairs, renamed } = joinSamples(abundances.samples, env.samples);
  const rowOf = new Map(pairs.map(({ left, right }) => [left, right]));
  const used = wanted.flatMap(({ at }) => at);
  const filled = Array.from(abundances.samples.keys()).filter(
    (i) => rowOf.has(i) && used.every((at) => Number.isFinite(env.values[at]![rowOf.get(i)!]!)),
  );
  const removed: Removal[] = abundances.samples.flatMap((id, i) =>
    filled.includes(i)
      ? []
      : [{ kind: 'sample' as const, id, reason: rowOf.has(i) ? '有环境因子缺失' : '环境因子表中没有这个样本' }],
  );
  const messages: Message[] = [...abundances.messages];
  if (removed.length > 0)
    messages.push({ level: 'warning', text: `${removed.length} 个样本没有环境因子或有缺失，未参与分析` });
  if (renamed.length > 0)
    messages.push({
      level: 'info',
      text: `${renamed.length} 个样本名写法不同，已按同一样本处理，如“${renamed[0]!.left}”与“${renamed[0]!.right}”`,
    });
  const n = filled.length;
  if (n < 4)
    throw refusal(
      'too-few-samples',
      'env',
      `丰度表与环境因子表都有且不缺数值的样本只有 ${n} 个`,
      '至少需要 4 个；请检查两个表的样本名是否一致，缺失多的环境因子请删去',
    );

  const features = abundances.ids.length;
  const table = Float64Array.from(
    { length: n * features },
    (_, at) => abundances.values[filled[Math.floor(at / features)]! * features + (at % features)]!,
  );
  const products =
    response === 'bray'
      ? gowerMatrix(communityDistances(shares(table, n), n, features, 'bray'), n)
      : rdaResponse(transform(table, n, response), n, false).products;
  const total = products.reduce((sum, value, at) => (at % (n + 1) === 0 ? sum + value : sum), 0);
  if (!(total > 1e-12))
    throw refusal('no-variation', 'matrix', '样本之间的丰度没有变化', '请检查丰度表的方向：特征在行，样本在列');

  const constant: string[] = [];
  const sets = wanted.map(({ at, name }): VariableSet => {
    const columns = at.map((one) => Float64Array.from(filled, (i) => env.values[one]![rowOf.get(i)!]!));
    const varying = at
      .map((one, k) => ({ name: env.variables[one]!, column: columns[k]! }))
      .filter(({ column, name: variable }) => {
        const moves = column.some((value) => value !== column[0]);
        if (!moves) constant.push(variable);
        return moves;
      });
    if (varying.length === 0)
      throw refusal(
        'no-variables',
        'env',
        `集合“${name}”的变量在参与分析的样本中都没有变化`,
        '请检查环境因子表，或去掉这个集合',
      );
    return {
      name,
      variables: varying.map(({ name: variable }) => variable),
      columns: varying.map(({ column }) => standardized(column)),
    };
  });
  if (constant.length > 0) messages.push({ level: 'warning', text: `${constant.join('、')} 没有变化，未进入模型` });
  return {
    variation: { products, size: n, total },
    sets,
    features,
    removed: [...abundances.removed, ...removed],
    messages,
  };
}

function shares(table: Float64Array, n: number): Float64Array {
  const features = table.length / n;
  const totals = Float64Array.from({ length: n }, (_, i) =>
    table.subarray(i * features, (i + 1) * features).reduce((sum, value) => sum + value, 0),
  );
  return table.map((value, at) => value / totals[Math.floor(at / features)]!);
}

/** Mean 0 and length 1, so that no unit decides what counts as determined by others. */
function standardized(values: Float64Array): Float64Array {
  const mean = arithmeticMean(values);
  const centred = values.map((value) => value - mean);
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
  return centred.map((value) => value / length);
}
