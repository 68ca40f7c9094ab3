import { useAlert } from '@panome/ui/alert-dialog';
import { useText } from '@panome/ui/locale';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '../../api/index.ts';
import { useTell } from '../../page/index.ts';
import { useRequest } from '../../routing/useRequest.ts';
import { recentTools } from '../../tools/index.ts';
import { loadForm, replaces, type FormRequest, type OpenedForm } from './loadForm.ts';
import { formDraft } from './formDraft.ts';
import type { Tool } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';

const requests = ['file', 'input', 'groups', 'groups_file', 'options', 'example'] as const;

type State = {
  readonly opened?: OpenedForm;
  /** How many forms were opened in this page: each begins anew. */
  readonly times: number;
  readonly failed?: CallError;
};

type Outcome = {
  readonly opened?: OpenedForm;
  /** The form holds what the link asked for. */
  readonly brought?: boolean;
  readonly failed?: CallError;
};

/**
 * The form as its address asks for it. A page that is still open takes what a later link brings; what was filled in and
 * not sent is given up for it only when the person says so.
 */
export function useOpenedForm(tool: Tool, redo: string) {
  const text = useText(toolFormText);
  const { asked, done } = useRequest(requests);
  const alert = useAlert();
  const tell = useTell();
  const [state, setState] = useState<State>({ times: 0 });
  const [attempt, setAttempt] = useState(0);
  const isOpen = state.opened !== undefined;

  /** What of the request holds, after asking where it takes something away. */
  const agreed = async (request: FormRequest | undefined): Promise<FormRequest | undefined> => {
    const draft = formDraft.read(tool.id, redo);
    if (!request || !draft?.touched || !replaces(tool, draft.form, request)) return request;
    const words = request.example
      ? { description: text.overExample, action: text.takeExample, cancel: text.keepFilled }
      : request.options && !request.file && !request.groups && !request.groups_file
        ? { description: text.overOptions, action: text.takeOptions, cancel: text.keepOptions }
        : {
            description: request.groups ? text.overGroups : text.overFile,
            action: text.takeFile,
            cancel: text.keepFile,
          };
    return (await alert.confirm({ title: text.unsent(tool.title), ...words })) ? request : undefined;
  };
  const load = useEffectEvent(async (): Promise<Outcome> => {
    try {
      const request = await agreed(asked);
      // What is on the page stays.
      if (!request && isOpen) return {};
      return { opened: await loadForm(tool, redo, request), brought: request !== undefined };
    } catch (error) {
      return { failed: error instanceof CallError ? error : new CallError('failure', String(error)) };
    }
  });
  const settle = useEffectEvent(({ brought, failed, opened }: Outcome) => {
    if (failed && !isOpen) return setState((before) => ({ ...before, failed }));
    if (failed) tell.failed(failed);
    if (opened) setState(({ times }) => ({ opened, times: times + 1 }));
    if (opened && brought) formDraft.write(tool.id, redo, opened);
    if (asked) done();
  });
  useEffect(() => {
    if (isOpen && !asked) return undefined;
    let current = true;
    recentTools.add(tool.id);
    void load().then((outcome) => current && settle(outcome));
    return () => {
      current = false;
    };
  }, [asked, attempt, isOpen, tool]);

  return {
    ...state,
    retry: () => {
      setState(({ times }) => ({ times }));
      setAttempt(attempt + 1);
    },
  };
}
