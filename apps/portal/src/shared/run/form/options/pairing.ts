import { perfectPairing } from '@panome/analysis/groups';
import { factorCells } from '@panome/analysis/missing';
import { isOptionShown } from '@panome/analysis/model';
import type { GroupScheme, OptionInput, Tool, ToolForm } from '../toolForm.ts';

/** The option that names the column of pairs, in every tool that has one. */
const pairId = 'pair';

type Pairing = {
  readonly column: string;
  /** The options that take the pairs into account. */
  readonly options: Readonly<Record<string, OptionInput>>;
};

/** The groups that are held against each other: both that were chosen, or all. */
function comparedGroups({ groups }: GroupScheme, { reference, test_group: test }: ToolForm['options']) {
  const filled = groups.filter(({ samples }) => samples.length > 0);
  const chosen = filled.filter(({ name }) => name === reference || name === test);
  return chosen.length === 2 ? chosen : filled;
}

/** Pairs that the groups hold and the tool would compare as such, while it does not; they are taken when asked for. */
export function unusedPairing(
  tool: Tool,
  { groups, options }: Pick<ToolForm, 'groups' | 'options'>,
): Pairing | undefined {
  const option = tool.options.find(({ id }) => id === pairId);
  if (!groups || option?.kind !== 'factor') return undefined;
  if (isOptionShown(option, options) && options[pairId] !== '') return undefined;
  const compared = comparedGroups(groups, options);
  const samples = compared.flatMap(({ name, samples: members }) => members.map((sample) => ({ name, sample })));
  const column = perfectPairing(
    samples.map(({ name }) => name),
    groups.factors.map(({ name, values }) => ({
      name,
      values: factorCells(samples.map(({ sample }) => values[sample] ?? '')).values,
    })),
  );
  return column === undefined ? undefined : { column, options: { ...pairedTest(option, options), [pairId]: column } };
}

/** The paired form of the test that is chosen, where the column of pairs belongs to some tests only. */
function pairedTest({ when }: Tool['options'][number], options: ToolForm['options']): Pairing['options'] {
  if (!when) return {};
  const [chosen, tests] = [String(options[when.option] ?? ''), when.in ?? []];
  const [first] = tests;
  if (first === undefined || tests.includes(chosen)) return {};
  const paired = `paired-${chosen}`;
  return { [when.option]: tests.includes(paired) ? paired : first };
}
