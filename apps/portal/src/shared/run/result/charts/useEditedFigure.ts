import type { ChartSettings } from '@panome/charts';
import { applyEdits } from '@panome/charts/edits';
import { useEffect, useMemo, useState } from 'react';
import { callBlob, CallError, messageOf } from '../../../api/index.ts';
import type { ChartSettingsStore } from '../../../charts/index.ts';

type Wanted = {
  readonly missionId: string;
  readonly chart: string;
  readonly settings: ChartSettings;
  readonly store: ChartSettingsStore;
  readonly enabled: boolean;
};

/**
 * The figure of a chart as its files have it: drawn by the server as the chart is set, with the edits made on it here,
 * so that what was just changed in the editor shows at once.
 */
export function useEditedFigure({ chart, enabled, missionId, settings, store }: Wanted) {
  const [base, setBase] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [tries, setTries] = useState(0);
  const { edits = [], ...drawn } = settings;
  const look = JSON.stringify(drawn);
  useEffect(() => {
    if (!enabled) return undefined;
    const asking = new AbortController();
    const load = async () => {
      // The server draws with what it has stored.
      await store.flush();
      const request = { id: missionId, chart, format: 'svg', edits: '0' } as const;
      return (await callBlob('taskDownloadResult', request, { signal: asking.signal })).blob.text();
    };
    const show = (svg: string) => {
      setBase(svg);
      setError(null);
    };
    load().then(show, (failure: unknown) => {
      if (!asking.signal.aborted)
        setError(failure instanceof CallError ? failure : new CallError('failure', messageOf(failure)));
    });
    return () => asking.abort();
  }, [chart, enabled, look, missionId, store, tries]);

  const figure = useMemo(() => (base === null ? null : applyEdits(base, edits)), [base, edits]);
  const svg = figure?.svg;
  const address = useMemo(() => (svg === undefined ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`), [svg]);
  const retry = () => {
    setError(null);
    setTries(tries + 1);
  };
  return { address, svg, error, skipped: figure?.skipped.length ?? 0, retry };
}
