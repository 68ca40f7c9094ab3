import type { SampleKind } from '@panome/contract/sample-forms';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTell } from '../../shared/page/index.ts';
import { useFormCalls, type SampleSummary } from './api.ts';
import { editorPath, newFormPath } from './paths.ts';
import { samplesText as text } from './samples.text.ts';

const whatOf = (forms: readonly SampleSummary[]) =>
  forms.length === 1 ? text.one(forms[0]!.number) : text.several(forms.length);

export type FormActs = ReturnType<typeof useFormActs>;

/**
 * What can be done with forms wherever they are listed. Deleting has a way back by the toast, and by Ctrl+Z as long as
 * the page is open.
 */
export function useFormActs() {
  const tell = useTell();
  const calls = useFormCalls();
  const navigate = useNavigate();
  const removed = useRef<readonly SampleSummary[]>([]);
  const [busy, setBusy] = useState(false);

  const doing = async (work: () => Promise<void>, context?: string) => {
    setBusy(true);
    await work().catch((error: unknown) => tell.failed(error, context));
    setBusy(false);
  };
  const restore = (forms: readonly SampleSummary[]) =>
    doing(async () => {
      await calls.restore(forms.map(({ id }) => id));
      removed.current = [];
      tell.done(text.restored(whatOf(forms)));
    });
  const copy = (request: Parameters<typeof calls.copy>[0]) =>
    doing(async () => {
      const form = await calls.copy(request);
      tell.done(text.copied(form.number));
      await navigate(editorPath(form));
    });

  return {
    busy,
    create: (kind: SampleKind) => void navigate(newFormPath(kind)),
    copy: ({ id }: Pick<SampleSummary, 'id'>) => copy({ id }),
    requestReturn: ({ id }: Pick<SampleSummary, 'id'>) => copy({ id, kind: 'return' }),
    resend: ({ id }: Pick<SampleSummary, 'id'>) => copy({ id, only: 'problem' }),
    withdraw: ({ id }: Pick<SampleSummary, 'id'>) =>
      doing(async () => {
        const form = await calls.withdraw(id);
        tell.done(text.withdrawn(form.number));
        await navigate(editorPath(form));
      }),
    remove: (forms: readonly SampleSummary[]) =>
      doing(async () => {
        await calls.remove(forms.map(({ id }) => id));
        removed.current = forms;
        tell.done(text.removed(whatOf(forms)), { action: { label: text.undo, onClick: () => void restore(forms) } });
      }),
    /** Takes back the last deletion, if there was one. */
    undo: () => {
      if (removed.current.length > 0) void restore(removed.current);
    },
  };
}
