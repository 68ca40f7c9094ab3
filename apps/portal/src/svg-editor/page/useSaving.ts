import type { FigureEdit } from '@panome/charts/edits';
import { useText } from '@panome/ui/locale';
import { useEffect, useState } from 'react';
import { isEqual } from './isEqual.ts';
import { call, CallError } from '../../shared/api/index.ts';
import { tellFigure } from '../../shared/charts/figureNews.ts';
import { backupOf } from '../../shared/draft/backupOf.ts';
import { useTell } from '../../shared/page/useTell.ts';
import { session } from '../../shared/session/sessionStore.ts';
import type { FigurePlace } from '../source/address.ts';
import { loadEdits } from '../source/loadFigure.ts';
import { svgEditorText } from '../svgEditor.text.ts';

type Edits = readonly FigureEdit[];
type Draft = { readonly known: Edits; readonly edits: Edits };

/** Kept until it is saved, and cleared with the other drafts of a person at logout. */
export const draftOf = ({ chart, task }: FigurePlace) =>
  backupOf<Draft>(`panome.figure-draft.${session.get()?.email ?? ''}.${task}.${chart}`);

/** Keeps the edits of a chart with its task: on demand, as a draft until then, and never over those of somebody else. */
export function useSaving(place: FigurePlace, edits: Edits, stored: Edits, onTaken: (edits: Edits) => void) {
  const text = useText(svgEditorText);
  const tell = useTell();
  const [known, setKnown] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const dirty = !isEqual(edits, known);

  useEffect(() => {
    const draft = draftOf(place);
    if (dirty) draft.write({ known, edits });
    else draft.clear();
  }, [dirty, edits, known, place]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  async function store(over: Edits): Promise<void> {
    setSaving(true);
    try {
      await call('taskStoreChartEdits', { id: place.task, chart: place.chart, known: over, edits });
      setKnown(edits);
      setConflict(false);
      tellFigure({ ...place, edits });
      tell.done(text.saved);
    } catch (error) {
      if (error instanceof CallError && error.status === 409) setConflict(true);
      else tell.failed(error, text.saveFailed);
    } finally {
      setSaving(false);
    }
  }
  async function fetched(then: (theirs: Edits) => void | Promise<void>): Promise<void> {
    try {
      await then(await loadEdits(place));
    } catch (error) {
      tell.failed(error, text.loadFailed);
    }
  }
  return {
    conflict,
    dirty,
    saving,
    save: () => void store(known),
    keepMine: () => void fetched(store),
    takeTheirs: () =>
      void fetched((theirs) => {
        setKnown(theirs);
        setConflict(false);
        onTaken(theirs);
      }),
  };
}
