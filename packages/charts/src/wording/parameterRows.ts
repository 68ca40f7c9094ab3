import { isOptionShown, type Options, type OptionSpec, type OptionValue } from '@panome/analysis/model';

export type ParameterRow = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /**
   * The value that the form begins with; `null` when it depends on the data or this version no longer has the option.
   */
  readonly standard: string | null;
  /** Whether the run used another value than the form begins with. */
  readonly changed: boolean;
};

function wordOf(value: OptionValue, spec: OptionSpec | undefined): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value === '') return '未指定';
  if (spec?.kind === 'choice') return spec.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (spec?.kind === 'count-or-all' && value === 'all') return '全部';
  return spec?.unit ? `${value} ${spec.unit}` : String(value);
}

/** Kinds of options whose values are names in the data: there is no standard to compare with. */
const namesData: ReadonlySet<OptionSpec['kind']> = new Set(['group-level', 'factor', 'column', 'comparison']);

/**
 * The options of a run in the order and words of the form; one that the method no longer has keeps its id, at the end.
 */
export function parameterRows(values: Options, specs: readonly OptionSpec[]): ParameterRow[] {
  const known = specs.filter((spec) => spec.id in values).map((spec) => spec.id);
  const gone = Object.keys(values).filter((id) => !known.includes(id));
  return [...known, ...gone].flatMap((id) => {
    const spec = specs.find((candidate) => candidate.id === id);
    const value = values[id]!;
    // An option that depends on another has a say only with it.
    if (spec && !isOptionShown(spec, values)) return [];
    const fixed = spec !== undefined && !namesData.has(spec.kind);
    return [
      {
        id,
        label: spec?.label ?? id,
        value: wordOf(value, spec),
        standard: fixed ? wordOf(spec.default, spec) : null,
        changed: fixed && value !== spec.default,
      },
    ];
  });
}
