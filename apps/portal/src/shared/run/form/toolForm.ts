import { isOptionShown } from '@panome/analysis/model';
import type { RequestOf, ResponseOf } from '@panome/contract/client';

export type Tool = ResponseOf<'toolDetail'>;
export type ToolOption = Tool['options'][number];
export type TaskForm = NonNullable<ResponseOf<'taskDetail'>['form']>;
export type GroupScheme = NonNullable<TaskForm['inputs']['groups']>;
/** What was decided about the faults of the files. */
export type Recipe = TaskForm['recipe'];
export type RecipeStep = Recipe['steps'][number];
/** How a table file is to be read. */
export type Reading = {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  readonly sheet?: string | undefined;
};
/** The inputs beside the table and its groups, each a file of its own. */
export type FurtherInput = Exclude<Tool['inputs'][number]['id'], 'matrix' | 'groups'>;
type InputSpec = Tool['inputs'][number];
export const isFurther = (spec: InputSpec): spec is InputSpec & { readonly id: FurtherInput } =>
  spec.id !== 'matrix' && spec.id !== 'groups';
export type ChosenFile = Reading & {
  readonly file_id: string;
  readonly name: string;
  /** Known of files of 我的文件. */
  readonly size?: number | undefined;
};
/** Whether it names a file of 我的文件, and not a delivered table, a table of a result or a saved filter. */
export const isOwnFile = (id: string): boolean => !id.includes(':');
/** The file that says which samples there are; of records also in which column, an empty one is found by its name. */
export type SampleFile = {
  readonly file: ChosenFile;
  readonly input: 'matrix' | 'distance' | 'cells' | 'records';
  readonly column?: string;
};
export function sampleFileOf(
  tool: Tool,
  { matrix, more, options }: Pick<ToolForm, 'matrix' | 'more' | 'options'>,
): SampleFile | null {
  const of = tool.inputs.find(({ id }) => id === 'groups')?.of;
  if (of) {
    const file = more[of.input];
    return file ? { file, input: of.input, column: String(options[of.column] ?? '') } : null;
  }
  if (matrix) return { file: matrix, input: 'matrix' };
  if (more.distance) return { file: more.distance, input: 'distance' };
  return more.cells ? { file: more.cells, input: 'cells' } : null;
}

/** The files of a form by input. */
export type ChosenFiles = Readonly<Partial<Record<'matrix' | FurtherInput, ChosenFile>>>;
/** `null` is a number field that was emptied. */
export type OptionInput = string | number | boolean | null;

/** What a user filled in, as the page holds it. */
export type ToolForm = {
  /** `null` follows the tool and the file. */
  readonly name: string | null;
  readonly matrix: ChosenFile | null;
  readonly groups: GroupScheme | null;
  readonly more: Readonly<Partial<Record<FurtherInput, ChosenFile>>>;
  readonly options: Readonly<Record<string, OptionInput>>;
  /** The steps of a file belong to it, in the order of the decisions. */
  readonly recipe: Recipe;
  readonly seed: number | null;
  readonly chart_settings: TaskForm['chart_settings'];
  /** The file whose values were asked whether they are logarithms; what was set since then is the user's. */
  readonly judged?: string | undefined;
};

/** The recipe without what was decided about one file. */
export const withoutInput = (recipe: Recipe, input: string): Recipe => ({
  format: 1,
  steps: recipe.steps.filter((step) => step.input !== input),
});
/** The recipe with these steps as all that was decided about one file, after what was decided about the others. */
export const withSteps = (recipe: Recipe, input: string, steps: readonly RecipeStep[]): Recipe => ({
  format: 1,
  steps: [...withoutInput(recipe, input).steps, ...steps],
});
export const stepsOf = ({ steps }: Recipe, input: string): readonly RecipeStep[] =>
  steps.filter((step) => step.input === input);

export const defaultsOf = (tool: Tool): Readonly<Record<string, OptionInput>> =>
  Object.fromEntries(tool.options.map((option) => [option.id, option.default]));

export const emptyForm = (tool: Tool): ToolForm => ({
  name: null,
  matrix: null,
  groups: null,
  more: {},
  options: defaultsOf(tool),
  recipe: { format: 1, steps: [] },
  seed: 1,
  chart_settings: {},
});

/**
 * The page's form of one that was submitted. Options of an older version of the tool are left out, new ones take their
 * default.
 */
export function formOf(tool: Tool, sent: TaskForm, { matrix, ...more }: ChosenFiles): ToolForm {
  const known = Object.entries(sent.options).filter(([id]) => tool.options.some((option) => option.id === id));
  return {
    name: sent.name || null,
    matrix: matrix ?? null,
    groups: sent.inputs.groups,
    more,
    options: { ...defaultsOf(tool), ...Object.fromEntries(known) },
    recipe: sent.recipe,
    seed: sent.seed,
    chart_settings: sent.chart_settings,
    judged: matrix?.file_id,
  };
}

export function nameOf(tool: Tool, form: ToolForm): string {
  const file = form.matrix ?? Object.values(form.more)[0];
  return form.name ?? (file ? `${tool.title} · ${file.name}`.slice(0, 100) : tool.title);
}

const given = (reading: Reading): Reading =>
  Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined && value !== ''));

/** The file as calls name it: with only those ways of reading that were chosen. */
export const referenceOf = ({ delimiter, encoding, file_id, sheet }: ChosenFile) => ({
  file_id,
  ...given({ delimiter, encoding, sheet }),
});

/** The form as it is sent. Options that are hidden keep their default on the server. */
export function requestOf(tool: Tool, form: ToolForm): RequestOf<'taskStore'> {
  const shown = tool.options.filter((option) => isOptionShown(option, form.options));
  const options = shown.flatMap(({ id }) => {
    const value = form.options[id];
    return value === null || value === undefined ? [] : [[id, value] as const];
  });
  return {
    tool_id: tool.id,
    name: nameOf(tool, form).trim(),
    inputs: {
      matrix: form.matrix && referenceOf(form.matrix),
      groups: form.groups,
      more: Object.fromEntries(Object.entries(form.more).map(([id, file]) => [id, referenceOf(file)])),
    },
    options: Object.fromEntries(options),
    recipe: form.recipe,
    seed: form.seed ?? 1,
    chart_settings: form.chart_settings,
  };
}

/** The ids of shown options whose value differs from the former run. */
export const changedOptions = (tool: Tool, form: ToolForm, former: ToolForm | undefined): readonly string[] =>
  former
    ? tool.options
        .filter(
          (option) => isOptionShown(option, form.options) && form.options[option.id] !== former.options[option.id],
        )
        .map(({ id }) => id)
    : [];
