import { call, CallError } from '../../../shared/api/index.ts';
import { formDraft } from './formDraft.ts';
import {
  emptyForm,
  formOf,
  withoutInput,
  type ChosenFile,
  type GroupScheme,
  type TaskForm,
  type Tool,
  type ToolForm,
} from './toolForm.ts';

export type OpenedForm = {
  readonly form: ToolForm;
  /** The run that is done again. */
  readonly former?: ToolForm;
  /** The file of the former run is no longer there. */
  readonly lostFile?: string;
};

/** A file of the file store with the way of reading that was chosen in its preview. @throws {CallError} */
export async function chooseFile(id: string): Promise<ChosenFile> {
  const { config, name, size } = await call('fileStoreDetail', { id });
  const { delimiter, encoding, sheet } = config;
  return { file_id: id, name, size, delimiter, encoding, sheet };
}

async function filledForm(tool: Tool, { inputs, ...sent }: TaskForm): Promise<ToolForm> {
  const references = Object.entries({ ...inputs.more, ...(inputs.matrix ? { matrix: inputs.matrix } : {}) });
  const files = await Promise.all(
    references.map(
      async ([id, reference]) => [id, { ...(await chooseFile(reference.file_id)), ...reference }] as const,
    ),
  );
  return formOf(tool, { inputs, ...sent }, Object.fromEntries(files));
}

/** A form filled with the tool's example data. @throws {CallError} */
export const loadExample = async (tool: Tool): Promise<ToolForm> =>
  filledForm(tool, await call('taskStoreExample', { tool_id: tool.id }));

async function formerRun(tool: Tool, taskId: string): Promise<OpenedForm> {
  const { files, form } = await call('taskDetail', { id: taskId });
  if (!form) return { form: emptyForm(tool) };
  try {
    const former = await filledForm(tool, form);
    return { form: former, former };
  } catch {
    const former = formOf(tool, form, {});
    return { form: former, former, lostFile: Object.values(files)[0] ?? '' };
  }
}

export type FormQuery = {
  readonly redo: string;
  readonly file: string;
  /** What the file is for; the first input when empty. */
  readonly input: string;
  /** A task whose groups are taken over. */
  readonly groups: string;
  readonly example: boolean;
};

/** The groups of another task; none when that one is gone. @throws {CallError} */
const groupsOf = (task: string): Promise<GroupScheme | null> =>
  call('taskDetail', { id: task }).then(
    ({ form }) => form?.inputs.groups ?? null,
    (error: unknown) => {
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    },
  );

/**
 * The form as the address asks for it. What was typed before in this tab wins over a former run, but not over example
 * data.
 * @throws {CallError}
 */
export async function loadForm(tool: Tool, { example, file, groups, input, redo }: FormQuery): Promise<OpenedForm> {
  if (example) return { form: await loadExample(tool) };
  const draft = formDraft.read(tool.id, redo);
  const opened = redo ? await formerRun(tool, redo) : { form: emptyForm(tool) };
  const brought = groups && tool.inputs.some(({ id }) => id === 'groups') ? await groupsOf(groups) : null;
  const form = { ...(draft ?? opened.form), ...(brought && { groups: brought }) };
  const first = tool.inputs.find(({ id }) => (input ? id === input : id !== 'groups'))?.id;
  if (!file || !first || first === 'groups' || form.matrix?.file_id === file) return { ...opened, form };
  const chosen = await chooseFile(file);
  if (first === 'matrix')
    return { ...opened, form: { ...form, matrix: chosen, recipe: withoutInput(form.recipe, 'matrix') } };
  return { ...opened, form: { ...form, more: { ...form.more, [first]: chosen } } };
}
