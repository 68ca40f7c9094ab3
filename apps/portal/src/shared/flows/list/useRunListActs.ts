import { useRef } from 'react';
import { call } from '../../api/index.ts';
import { useTell } from '../../page/index.ts';
import { flowsText as text } from '../flows.text.ts';
import type { FlowRun } from '../flowTypes.ts';
import { useRefreshRuns } from '../run/useRunActs.ts';

const whatOf = (runs: readonly FlowRun[]) =>
  runs.length === 1 && runs[0] ? text.named(runs[0].name) : text.several(runs.length);

/**
 * What can be done with the runs of a list, each with its words afterwards. Deleting has a way back by the toast, and
 * by Ctrl+Z as long as the page is open.
 *
 * @param open - Shows a run.
 * @param leaving - Called before rows go away.
 */
export function useRunListActs(open: (run: FlowRun) => void, leaving: (runs: readonly FlowRun[]) => void = () => {}) {
  const tell = useTell();
  const refresh = useRefreshRuns();
  const removed = useRef<readonly FlowRun[]>([]);
  const attempt = async (act: Promise<unknown>, done: () => void): Promise<void> => {
    try {
      await act;
      done();
    } catch (error) {
      tell.failed(error);
    } finally {
      await refresh();
    }
  };
  const restore = (runs: readonly FlowRun[]) => {
    leaving(runs);
    return attempt(call('flowRunRestore', { ids: runs.map(({ id }) => id) }), () => {
      removed.current = [];
      tell.done(text.restored(whatOf(runs)));
    });
  };
  return {
    open,
    restore,
    cancel: (runs: readonly FlowRun[]) =>
      attempt(Promise.all(runs.map(({ id }) => call('flowRunCancel', { id }))), () => tell.done(text.cancelled)),
    remove: (runs: readonly FlowRun[]) => {
      leaving(runs);
      return attempt(call('flowRunDelete', { ids: runs.map(({ id }) => id).join(',') }), () => {
        removed.current = runs;
        tell.done(text.removed(whatOf(runs)), { action: { label: text.undo, onClick: () => void restore(runs) } });
      });
    },
    /** Takes back the last deletion, if there was one. */
    undo: () => {
      if (removed.current.length > 0) void restore(removed.current);
    },
  };
}
export type RunListActs = ReturnType<typeof useRunListActs>;
