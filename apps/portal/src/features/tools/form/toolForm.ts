import type { RequestOf, ResponseOf } from '@panome/contract/client';

export type Tool = ResponseOf<'toolDetail'>;
export type ToolOption = Tool['options'][number];
export type TaskForm = NonNullable<ResponseOf<'taskDetail'>['form']>;
export type GroupScheme = NonNullable<TaskForm['inputs']['groups']>;
/** How a table file is to be read. */
export type Reading = { readonly encoding?: string | undefined; readonly delimiter?: string | undefined; readonly sheet?: string | undefined };
export type ChosenFile = Reading & { readonly file_id: string; readonly name: string; readonly size: number };
/** `null` is a number field that was emptied. */
export type OptionInput = string | number | boolean | null;

/** What a user filled in, as the page holds it. */
export type ToolForm = {
  /** `null` follows the tool and the file. */
  readonly name: string | null;
  readonly matrix: ChosenFile | null;
  readonly groups: GroupScheme | null;
  readonly options: Readonly<Record<string, OptionInput>>;
  /** Repair id → choice. They belong to the file. */
  readonly repairs: Readonly<Record<string, string>>;
  readonly seed: number | null;
  readonly chart_settings: TaskForm['chart_settings'];
};

export const defaultsOf = (tool: Tool): Readonly<Record<string, OptionInput>> => Object.fromEntries(tool.options.map((option) => [option.id, option.default]));

export const emptyForm = (tool: Tool): ToolForm => ({ name: null, matrix: null, groups: null, options: defaultsOf(tool), repairs: {}, seed: 1, chart_settings: {} });

/** The page's form of one that was submitted. Options of an older version of the tool are left out, new ones take their default. */
export function formOf(tool: Tool, sent: TaskForm, file: ChosenFile | null): ToolForm {
  const known = Object.entries(sent.options).filter(([id]) => tool.options.some((option) => option.id === id));
  return {
    name: sent.name || null,
    matrix: file,
    groups: sent.inputs.groups,
    options: { ...defaultsOf(tool), ...Object.fromEntries(known) },
    repairs: sent.repairs,
    seed: sent.seed,
    chart_settings: sent.chart_settings,
  };
}

/** Whether the form shows this option, given the values of the others. */
export const isShown = ({ when }: ToolOption, options: ToolForm['options']): boolean => when === undefined || when.in.some((value) => value === options[when.option]);

export const nameOf = (tool: Tool, form: ToolForm): string => form.name ?? (form.matrix ? `${tool.title} · ${form.matrix.name}`.slice(0, 100) : tool.title);

const given = (reading: Reading): Reading => Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined && value !== ''));

/** The file as calls name it: with only those ways of reading that were chosen. */
export const referenceOf = ({ delimiter, encoding, file_id, sheet }: ChosenFile) => ({ file_id, ...given({ delimiter, encoding, sheet }) });

/** The form as it is sent. Options that are hidden keep their default on the server. @throws {Error} Without a file; check first. */
export function requestOf(tool: Tool, form: ToolForm): RequestOf<'taskStore'> {
  if (!form.matrix) throw new Error('a form without a file cannot be sent');
  const shown = tool.options.filter((option) => isShown(option, form.options));
  const options = shown.flatMap(({ id }) => {
    const value = form.options[id];
    return value === null || value === undefined ? [] : [[id, value] as const];
  });
  return {
    tool_id: tool.id,
    name: nameOf(tool, form).trim(),
    inputs: { matrix: referenceOf(form.matrix), groups: form.groups },
    options: Object.fromEntries(options),
    repairs: { ...form.repairs },
    seed: form.seed ?? 1,
    chart_settings: form.chart_settings,
  };
}

/** The ids of shown options whose value differs from the former run. */
export const changedOptions = (tool: Tool, form: ToolForm, former: ToolForm | undefined): readonly string[] =>
  former ? tool.options.filter((option) => isShown(option, form.options) && form.options[option.id] !== former.options[option.id]).map(({ id }) => id) : [];
