import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { sectionsOf, usualChoice } from './sections.ts';
import type { SectionActs } from './useSectionActs.ts';
import { editorText as text } from './editor.text.ts';

/**
 * Takes the result that the address names by `add` into the draft, once for each visit, and leaves the address without
 * it. The open draft writes it, so that nothing typed is overtaken.
 */
export function useAddResult({ add }: Pick<SectionActs, 'add'>): void {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const tell = useTell();
  const taken = useRef('');
  const task = query.get('add');
  useEffect(() => {
    if (!task || taken.current === key) return;
    taken.current = key;
    void call('taskResult', { id: task })
      .then((result) => add(sectionsOf(result, usualChoice(result))))
      .catch((error: unknown) => tell.failed(error, text.addFailed))
      .finally(() => setQuery({}, { replace: true, preventScrollReset: true }));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, task]);
}
