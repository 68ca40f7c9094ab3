import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { TaskResult } from '../api.ts';
import { editorText as text } from './editor.text.ts';
import { sectionsOf, usualChoice } from './sections.ts';
import type { ReportDraft } from './useReportDraft.ts';
import type { SectionActs } from './useSectionActs.ts';

/**
 * Takes the result that the address names by `add` into the draft, once for each visit, and leaves the address without
 * it. The open draft writes it, so that nothing typed is overtaken. A new report is called after its first result.
 */
export function useAddResult({ add }: Pick<SectionActs, 'add'>, draft: ReportDraft, isNew: boolean): void {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const tell = useTell();
  const taken = useRef('');
  const task = query.get('add');
  const take = useEffectEvent((result: TaskResult) => {
    if (isNew && draft.get().content.title === text.untitled) draft.change({ title: result.task.name });
    add(sectionsOf(result, usualChoice(result)));
  });
  // By then the page may have another address.
  const done = useEffectEvent(() => setQuery({}, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (!task || taken.current === key) return;
    taken.current = key;
    void call('taskResult', { id: task })
      .then(take)
      .catch((error: unknown) => tell.failed(error, text.addFailed))
      .finally(() => done());
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, task]);
}
