import { useEffect, useEffectEvent, useState } from 'react';
import { call, CallError } from '../../../shared/api/index.ts';
import { formDraft } from '../../../shared/run/form/formDraft.ts';
import { filledForm, formerRun, type OpenedForm } from '../../../shared/run/form/loadForm.ts';
import { emptyForm, nameOf, type Tool } from '../../../shared/run/form/toolForm.ts';
import { recentTools } from '../../../shared/tools/index.ts';
import { useWorkspace, type Workspace } from '../../../shared/workspace/index.ts';

type Outcome = { readonly opened?: OpenedForm; readonly failed?: CallError };

/** The name under which a draft is kept: one for each project and scheme, since another has other tables and groups. */
export const draftOf = ({ scheme, source }: Workspace): string =>
  `${source.version_id}.${source.source_from}.${source.project_id}.${scheme.id}`;

/** The form with the tables of the project and its groups filled in. @throws {CallError} */
async function prefilled(tool: Tool, { scheme, source, title }: Workspace): Promise<OpenedForm> {
  const { files, forms } = await call('moduleChartForms', {
    ...source,
    methods: [tool.id],
    scheme: scheme.id ? scheme.groups : null,
  });
  const form = forms[0] ? await filledForm(tool, forms[0], files) : emptyForm(tool);
  // The list of tasks shows of which project a task is.
  const name = form.name ?? nameOf(tool, { ...form, matrix: null, more: {} });
  return { form: { ...form, name: `${name} · ${title}`.slice(0, 100) }, touched: false };
}

async function load(tool: Tool, task: string, workspace: Workspace): Promise<OpenedForm> {
  const draft = formDraft.read(tool.id, task || draftOf(workspace));
  const opened: OpenedForm = task
    ? { ...(await formerRun(tool, task)), touched: false }
    : draft
      ? { form: draft.form, touched: draft.touched }
      : await prefilled(tool, workspace);
  return draft ? { ...opened, ...draft } : opened;
}

/**
 * The form of a method on the data of the workspace: as it was left, as a former task had it, or filled in anew.
 *
 * @param task - The task on the page; empty without one.
 */
export function useFamilyForm(tool: Tool, task: string) {
  const workspace = useWorkspace();
  const [state, setState] = useState<Outcome & { readonly of?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const draft = draftOf(workspace);
  // What was loaded for another task or scheme is not this form.
  const of = `${draft} ${task}`;
  const open = useEffectEvent((): Promise<Outcome> => {
    recentTools.add(tool.id);
    return load(tool, task, workspace).then(
      (opened) => ({ opened }),
      (error: unknown) => ({ failed: error instanceof CallError ? error : new CallError('failure', String(error)) }),
    );
  });
  useEffect(() => {
    let current = true;
    void open().then((next) => current && setState({ ...next, of }));
    return () => {
      current = false;
    };
  }, [attempt, of, tool]);
  return {
    ...(state.of === of ? { opened: state.opened, failed: state.failed } : {}),
    again: () => {
      setState({});
      setAttempt(attempt + 1);
    },
  };
}
