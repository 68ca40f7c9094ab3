import { factorCells, isNumeric, type FactorCells } from '../missing/index.ts';
import type { Groups, InputProblem } from '../model/index.ts';

/** Where a value stands in the file it was read from. */
type Placed = Pick<InputProblem, 'row' | 'column' | 'cell'>;
type Reading = {
  /** Where a cell stands; `column` is −1 for the groups, else the place among the factors. */
  readonly placeOf?: (sample: number, column: number) => Placed;
  /** Somebody set the samples without a group aside: nothing to tell. */
  readonly setAside?: boolean;
};

/**
 * The groups with `''` wherever a cell says that the value is missing, and what to tell about it. A sample without a
 * group stays in the list with the group `''`: `withoutUngrouped` takes it out of the data and names it.
 */
export function readMissing(
  groups: Groups,
  { placeOf = () => ({}), setAside = false }: Reading = {},
): { readonly groups: Groups; readonly problems: readonly InputProblem[] } {
  const group = factorCells(groups.group, { names: true });
  const factors = groups.factors.map(({ name, values }) => ({ name, ...factorCells(values) }));
  const samplesAt = (at: readonly number[]): string => quoted(at.map((index) => groups.samples[index]!));
  const problems: InputProblem[] = [];
  const tell = (code: string, what: string, remedy: string, at: readonly number[], column: number): void => {
    problems.push({
      code,
      severity: 'warning',
      input: 'groups',
      ...placeOf(at[0]!, column),
      what,
      remedy,
      ...(at.length > 1 ? { count: at.length } : {}),
    });
  };
  const ungrouped = setAside ? group.missing.filter((at) => groups.group[at] !== '') : group.missing;
  if (ungrouped.length > 0)
    tell(
      'missing-group',
      `样本${samplesAt(ungrouped)}没有分组（${wordsOf({ ...group, missing: ungrouped }, groups.group)}），不参与分析`,
      remedyOf(group, '请补上它们的分组后重新上传'),
      ungrouped,
      -1,
    );
  factors.forEach(({ missing, name, ...rest }, column) => {
    if (missing.length > 0)
      tell(
        'missing-factor',
        `样本${samplesAt(missing)}没有“${name}”的值（${wordsOf({ ...rest, missing }, groups.factors[column]!.values)}），用到这一列的分析不含这些样本`,
        isNumeric(rest.values) ? '能补上的请补上' : remedyOf(rest, '能补上的请补上'),
        missing,
        column,
      );
  });
  [{ name: '', ...group }, ...factors].forEach(({ doubtful, name, values }, at) => {
    if (doubtful.length > 0)
      tell(
        'doubtful-missing',
        `${quoted(doubtful)}${name === '' ? '作为组名' : `作为“${name}”列的一类`}，没有当作缺失`,
        '如果它表示缺失，请清空这些格后重新上传',
        [values.indexOf(doubtful[0]!)],
        at - 1,
      );
  });
  return {
    groups: {
      ...groups,
      group: group.values,
      levels: groups.levels.filter((level) => level !== '' && group.values.includes(level)),
      factors: factors.map(({ name, values }) => ({ name, values })),
    },
    problems,
  };
}

const quoted = (names: readonly string[], shown = 5): string =>
  `${names
    .slice(0, shown)
    .map((name) => `“${name}”`)
    .join('、')}${names.length > shown ? ` 等 ${names.length} 个` : ''}`;

/** `空白`, `“NA”按缺失处理`, or both. */
function wordsOf({ missing, words }: Pick<FactorCells, 'missing' | 'words'>, written: readonly string[]): string {
  const blank = missing.some((at) => written[at]!.trim() === '');
  return [...(blank ? ['空白'] : []), ...(words.length > 0 ? [`${quoted(words)}按缺失处理`] : [])].join('，');
}

const remedyOf = ({ words }: Pick<FactorCells, 'words'>, otherwise: string): string =>
  words.length > 0 ? `${otherwise}；如果${quoted(words)}是名称，请换一种写法，如“${words[0]}组”` : otherwise;
