import { useRef, useState } from 'react';
import { call, CallError, createSubmissionKeys, isSilent } from '../../api/index.ts';
import { useTell } from '../../page/index.ts';
import { problemsOf, type Problem } from '../../tasks/index.ts';
import { flowsText as text } from '../flows.text.ts';
import type { FlowRun, RunForm } from '../flowTypes.ts';
import { useRefreshRuns } from '../run/useRunActs.ts';

/** Submits a run once, however often it is pressed. @param onStarted - Gets the run. */
export function useStartRun(onStarted: (run: FlowRun) => void) {
  const tell = useTell();
  const refresh = useRefreshRuns();
  const [starting, setStarting] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [maybeSent, setMaybeSent] = useState(false);
  // A ref, since two presses in one frame would both see the state from before the first.
  const busy = useRef(false);
  const [keyFor] = useState(createSubmissionKeys);

  const start = async (form: RunForm) => {
    if (busy.current) return;
    busy.current = true;
    setStarting(true);
    setProblems([]);
    setMaybeSent(false);
    try {
      const run = await call('storeModuleChart', form, { idempotencyKey: keyFor(JSON.stringify(form)) });
      void refresh();
      onStarted(run);
    } catch (error) {
      const named = problemsOf(error);
      if (named.length > 0) setProblems(named);
      else if (error instanceof CallError && error.kind === 'timeout') setMaybeSent(true);
      else if (!isSilent(error)) tell.failed(error, text.startFailed);
    } finally {
      busy.current = false;
      setStarting(false);
    }
  };
  return { start, starting, problems, maybeSent };
}
