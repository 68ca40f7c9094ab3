import { useAlert } from '@panome/ui/alert-dialog';
import { useText } from '@panome/ui/locale';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRequest } from '../../../shared/routing/useRequest.ts';
import { recentTools } from '../recentTools.ts';
import { loadForm, replaces, type FormRequest, type OpenedForm } from './loadForm.ts';
import { formDraft } from './formDraft.ts';
import type { Tool } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';

const requests = ['file', 'input', 'groups', 'example'] as const;

type State = {
  readonly opened?: OpenedForm;
  /** How many forms were opened in this page: each begins anew. */
  readonly times: number;
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
      : { description: request.groups ? text.overGroups : text.overFile, action: text.takeFile, cancel: text.keepFile };
    return (await alert.confirm({ title: text.unsent(tool.title), ...words })) ? request : undefined;
  };
  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const request = await agreed(asked);
      if (!isCurrent()) return;
      // What is on the page stays.
      if (!request && isOpen) return done();
      const opened = await loadForm(tool, redo, request);
      if (!isCurrent()) return;
      setState(({ times }) => ({ opened, times: times + 1 }));
      if (request) formDraft.write(tool.id, redo, opened);
      if (asked) done();
    } catch (error) {
      if (!isCurrent()) return;
      const failed = error instanceof CallError ? error : new CallError('failure', String(error));
      if (!isOpen) return setState((before) => ({ ...before, failed }));
      tell.failed(failed);
      done();
    }
  });
  useEffect(() => {
    if (isOpen && !asked) return undefined;
    let current = true;
    recentTools.add(tool.id);
    void open(() => current);
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
