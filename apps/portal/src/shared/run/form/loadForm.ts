import { call, CallError } from '../../api/index.ts';
import { formDraft } from './formDraft.ts';
import {
  emptyForm,
  formOf,
  isOwnFile,
  withoutInput,
  type ChosenFile,
  type FurtherInput,
  type GroupScheme,
  type TaskForm,
  type Tool,
  type ToolForm,
} from './toolForm.ts';

export type OpenedForm = {
  readonly form: ToolForm;
  /** It holds what was filled in by hand before. */
  readonly touched: boolean;
  /** The run that is done again. */
  readonly former?: ToolForm;
  /** A file that the sample groups are to be read from. */
  readonly groupsFile?: string;
  /** The file of the former run is no longer there. */
  readonly lostFile?: string;
};

/** A file of the file store with the way of reading that was chosen in its preview. @throws {CallError} */
export async function chooseFile(id: string): Promise<ChosenFile> {
  const { config, name, size } = await call('fileStoreDetail', { id });
  const { delimiter, encoding, sheet } = config;
  return { file_id: id, name, size, delimiter, encoding, sheet };
}

/** Names of tables by their source, as the server gives them beside a form. */
type SourceNames = Readonly<Record<string, string>>;

const ofFilter = 'filter:';

/** What a source is called that a link names; a filter has a name of its own. @throws {CallError} */
const nameOfSource = async (id: string): Promise<string> =>
  id.startsWith(ofFilter) ? (await call('dataFilterById', { id: id.slice(ofFilter.length) })).name : id;

const chooseSource = async (id: string, names: SourceNames): Promise<ChosenFile> =>
  isOwnFile(id) ? chooseFile(id) : { file_id: id, name: names[id] ?? (await nameOfSource(id)) };

/** The page's form of one that the server filled in. @throws {CallError} */
export async function filledForm(
  tool: Tool,
  { inputs, ...sent }: TaskForm,
  names: SourceNames = {},
): Promise<ToolForm> {
  const references = Object.entries({ ...inputs.more, ...(inputs.matrix ? { matrix: inputs.matrix } : {}) });
  const files = await Promise.all(
    references.map(
      async ([id, reference]) => [id, { ...(await chooseSource(reference.file_id, names)), ...reference }] as const,
    ),
  );
  return formOf(tool, { inputs, ...sent }, Object.fromEntries(files));
}

/** A form filled with the tool's example data. @throws {CallError} */
export const loadExample = async (tool: Tool): Promise<ToolForm> =>
  filledForm(tool, await call('taskStoreExample', { tool_id: tool.id }));

/** The form of a task, to be done again. @throws {CallError} */
export async function formerRun(tool: Tool, taskId: string): Promise<Omit<OpenedForm, 'touched'>> {
  const { files, form } = await call('taskDetail', { id: taskId });
  if (!form) return { form: emptyForm(tool) };
  try {
    const former = await filledForm(tool, form, files);
    return { form: former, former };
  } catch {
    const former = formOf(tool, form, {});
    return { form: former, former, lostFile: Object.values(files)[0] ?? '' };
  }
}

/** What a link brings into the form; empty is nothing. */
export type FormRequest = {
  readonly file: string;
  /** What the file is for; the first input when empty. */
  readonly input: string;
  /** A task whose groups are taken over. */
  readonly groups: string;
  /** A file of groups, read when the form is shown. */
  readonly groups_file: string;
  /** Anything but empty asks for the tool's example data. */
  readonly example: string;
  /** JSON of options by id; what the tool does not have, or could not be, is left out. */
  readonly options: string;
};

/** The input that a brought file is for; undefined when the tool has none for it. */
function inputOf(tool: Tool, { file, input }: FormRequest): 'matrix' | FurtherInput | undefined {
  const id = file ? tool.inputs.find((spec) => (input ? spec.id === input : spec.id !== 'groups'))?.id : undefined;
  return id === 'groups' ? undefined : id;
}
const fileOf = ({ matrix, more }: ToolForm, input: 'matrix' | FurtherInput) =>
  input === 'matrix' ? matrix : more[input];

/** Whether an option of the tool can have this value; its range is checked by the form. */
function fits({ options }: Tool, id: string, value: unknown): value is string | number | boolean {
  const option = options.find((one) => one.id === id);
  if (!option) return false;
  if (option.kind === 'choice') return option.choices.some((choice) => choice.value === value);
  return typeof value === typeof option.default;
}

/** The options that a link sets, without what the tool does not know. */
function askedOptions(tool: Tool, { options }: Pick<FormRequest, 'options'>): ToolForm['options'] {
  try {
    const given: unknown = JSON.parse(options || '{}');
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
    return Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string | number | boolean] =>
        fits(tool, entry[0], entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

const withAsked = (tool: Tool, form: ToolForm, request: FormRequest): ToolForm => ({
  ...form,
  options: { ...form.options, ...askedOptions(tool, request) },
});

/** Whether the request takes something away that the form holds. */
export function replaces(tool: Tool, form: ToolForm, request: FormRequest): boolean {
  const input = inputOf(tool, request);
  const file = input && fileOf(form, input);
  return (
    request.example !== '' ||
    Boolean(file && file.file_id !== request.file) ||
    ((request.groups !== '' || request.groups_file !== '') && form.groups !== null) ||
    Object.entries(askedOptions(tool, request)).some(([id, value]) => form.options[id] !== value)
  );
}

/** The groups of another task; none when that one is gone. @throws {CallError} */
const groupsOf = (task: string): Promise<GroupScheme | null> =>
  call('taskDetail', { id: task }).then(
    ({ form }) => form?.inputs.groups ?? null,
    (error: unknown) => {
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    },
  );

async function withFile(form: ToolForm, input: 'matrix' | FurtherInput, id: string): Promise<ToolForm> {
  if (fileOf(form, input)?.file_id === id) return form;
  const chosen = await chooseSource(id, {});
  const recipe = withoutInput(form.recipe, input);
  if (input === 'matrix') return { ...form, matrix: chosen, recipe };
  return { ...form, more: { ...form.more, [input]: chosen }, recipe };
}

/**
 * The form as it was left in this browser tab, or as a former run had it; then what the request brings. A form that
 * nobody has touched is no reason to keep the groups and options of another file.
 * @throws {CallError}
 */
export async function loadForm(tool: Tool, redo: string, request: FormRequest | undefined): Promise<OpenedForm> {
  if (request?.example) return { form: withAsked(tool, await loadExample(tool), request), touched: false };
  const stored = formDraft.read(tool.id, redo);
  const draft = request && !stored?.touched ? undefined : stored;
  const opened = redo ? await formerRun(tool, redo) : { form: emptyForm(tool) };
  const begun = { ...opened, ...draft, touched: draft?.touched ?? false };
  if (!request) return begun;
  const input = inputOf(tool, request);
  const filled = input ? await withFile(begun.form, input, request.file) : begun.form;
  const grouped = tool.inputs.some(({ id }) => id === 'groups');
  const groups = grouped && request.groups !== '' ? await groupsOf(request.groups) : null;
  const groupsFile = grouped && request.groups_file !== '' ? { groupsFile: request.groups_file } : {};
  return { ...begun, ...groupsFile, form: withAsked(tool, { ...filled, ...(groups && { groups }) }, request) };
}
