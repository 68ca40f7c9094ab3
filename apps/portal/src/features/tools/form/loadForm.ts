import { call } from '../../../shared/api/index.ts';
import { formDraft } from './formDraft.ts';
import { emptyForm, formOf, type ChosenFile, type TaskForm, type Tool, type ToolForm } from './toolForm.ts';

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

async function filledForm(tool: Tool, sent: TaskForm): Promise<ToolForm> {
  const file = await chooseFile(sent.inputs.matrix.file_id);
  return formOf(tool, sent, { ...file, ...sent.inputs.matrix });
}

/** A form filled with the tool's example data. @throws {CallError} */
export const loadExample = async (tool: Tool): Promise<ToolForm> => filledForm(tool, await call('taskStoreExample', { tool_id: tool.id }));

async function formerRun(tool: Tool, taskId: string): Promise<OpenedForm> {
  const { files, form } = await call('taskDetail', { id: taskId });
  if (!form) return { form: emptyForm(tool) };
  const { file_id } = form.inputs.matrix;
  try {
    const former = await filledForm(tool, form);
    return { form: former, former };
  } catch {
    const former = formOf(tool, form, null);
    return { form: former, former, lostFile: files[file_id] ?? '' };
  }
}

export type FormQuery = { readonly redo: string; readonly file: string; readonly example: boolean };

/** The form as the address asks for it. What was typed before in this tab wins over a former run, but not over example data. @throws {CallError} */
export async function loadForm(tool: Tool, { example, file, redo }: FormQuery): Promise<OpenedForm> {
  if (example) return { form: await loadExample(tool) };
  const draft = formDraft.read(tool.id, redo);
  const opened = redo ? await formerRun(tool, redo) : { form: emptyForm(tool) };
  const form = draft ?? opened.form;
  if (!file || form.matrix?.file_id === file) return { ...opened, form };
  return { ...opened, form: { ...form, matrix: await chooseFile(file), repairs: {} } };
}
