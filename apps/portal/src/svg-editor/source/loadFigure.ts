import type { FigureEdit } from '@panome/charts/edits';
import { call, callBlob } from '../../shared/api/index.ts';
import type { FigurePlace } from './address.ts';

/** A chart of a result without its edits, and the edits that are kept with it. */
export type TaskFigure = {
  /** What its files are called, without the ending. */
  readonly name: string;
  readonly svg: string;
  readonly edits: readonly FigureEdit[];
};

/**
 * @returns `null` when the result has no such chart.
 * @throws {CallError} When the task is not there, or not the reader's, or has no result.
 */
export async function loadFigure({ chart, task: id }: FigurePlace): Promise<TaskFigure | null> {
  const { chart_settings, document } = await call('taskResult', { id });
  if (!document.charts.includes(chart)) return null;
  const file = await callBlob('taskDownloadResult', { id, chart, format: 'svg', edits: '0' });
  return {
    name: file.name.replace(/\.svg$/u, ''),
    svg: await file.blob.text(),
    edits: chart_settings[chart]?.edits ?? [],
  };
}

/** Only the edits that are kept, as somebody else may have stored them since. */
export const loadEdits = async ({ chart, task: id }: FigurePlace): Promise<readonly FigureEdit[]> =>
  (await call('taskResult', { id })).chart_settings[chart]?.edits ?? [];
