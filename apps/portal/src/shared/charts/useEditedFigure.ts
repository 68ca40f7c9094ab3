import { applyEdits, type FigureEdit } from '@panome/charts/edits';
import { useAppearance } from '@panome/ui/appearance';
import { useEffect, useMemo, useState } from 'react';
import { CallError, messageOf } from '../api/index.ts';

export type FigureTheme = 'light' | 'dark';

type Wanted = {
  /** Has the server draw the figure without its edits; keep its identity while the figure is the same. */
  readonly load: (theme: FigureTheme, signal: AbortSignal) => Promise<string>;
  /** What the chart is set to, where that can change: another look is loaded again. */
  readonly look?: string;
  readonly edits: readonly FigureEdit[];
  readonly enabled: boolean;
};

export type EditedFigure = ReturnType<typeof useEditedFigure>;

/**
 * A figure with what was changed on its elements, in the theme of the page: it is drawn by the server as the chart is
 * set, and the edits are made on it here, so that what was just changed in the editor shows at once. Elements have the
 * same ids in both themes; a colour that somebody chose stays.
 */
export function useEditedFigure({ edits, enabled, load, look }: Wanted) {
  const { theme } = useAppearance();
  const [base, setBase] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!enabled) return undefined;
    const asking = new AbortController();
    const show = (svg: string) => {
      if (asking.signal.aborted) return;
      setBase(svg);
      setError(null);
    };
    load(theme, asking.signal).then(show, (failure: unknown) => {
      if (!asking.signal.aborted)
        setError(failure instanceof CallError ? failure : new CallError('failure', messageOf(failure)));
    });
    return () => asking.abort();
  }, [enabled, load, look, theme, tries]);

  const figure = useMemo(() => (base === null ? null : applyEdits(base, edits)), [base, edits]);
  const svg = figure?.svg;
  const address = useMemo(() => (svg === undefined ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`), [svg]);
  const retry = () => {
    setError(null);
    setTries(tries + 1);
  };
  return {
    address,
    error,
    made: edits.length - (figure?.skipped.length ?? 0),
    skipped: figure?.skipped.length ?? 0,
    retry,
  };
}
