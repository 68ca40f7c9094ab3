import { useRef, useState } from 'react';
import { call, CallError, createSubmissionKeys, isSilent } from '../../../api/index.ts';
import { isSameQuestion, problemsOf, type Problem } from '../../../tasks/index.ts';
import { requestOf, type Tool, type ToolForm } from '../toolForm.ts';
import { needsDecision } from './needsDecision.ts';

type Phase = 'idle' | 'checking' | 'sending';
type Outcome = { readonly checked: readonly Problem[] } | { readonly failed: CallError } | { readonly maybeSent: true };

/** Checks a form and submits it once. Warnings that need a decision stop it until the user runs it all the same. */
export function useSubmit(tool: Tool, onStored: (taskId: string) => void) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  // A ref, since two presses in one frame would both see the state from before the first.
  const busy = useRef(false);
  const [keyFor] = useState(createSubmissionKeys);

  const store = async (form: ToolForm) => {
    setPhase('sending');
    const request = requestOf(tool, form);
    const task = await call('taskStore', request, { idempotencyKey: keyFor(JSON.stringify(request)) });
    onStored(task.id);
  };

  const run = async (form: ToolForm, { anyway }: { anyway: boolean }) => {
    if (busy.current) return;
    busy.current = true;
    setOutcome(undefined);
    try {
      if (!anyway) {
        setPhase('checking');
        const { problems } = await call('taskValidate', requestOf(tool, form));
        if (problems.some(needsDecision)) return setOutcome({ checked: problems });
      }
      await store(form);
    } catch (error) {
      const problems = problemsOf(error);
      if (problems.length > 0) setOutcome({ checked: problems });
      else if (error instanceof CallError && !isSilent(error))
        setOutcome(error.kind === 'timeout' ? { maybeSent: true } : { failed: error });
      else if (!isSilent(error)) throw error;
    } finally {
      busy.current = false;
      setPhase('idle');
    }
  };

  const checked = outcome && 'checked' in outcome ? outcome.checked : undefined;
  return {
    phase,
    /** What the check found; undefined before the first one. */
    checked,
    failed: outcome && 'failed' in outcome ? outcome.failed : undefined,
    maybeSent: outcome !== undefined && 'maybeSent' in outcome,
    run,
    /** A problem was settled, e.g. by a repair, and with it all that ask for the same. */
    settle: (problem: Problem) =>
      setOutcome((before) =>
        before && 'checked' in before
          ? { checked: before.checked.filter((other) => !isSameQuestion(other, problem)) }
          : before,
      ),
    forget: () => setOutcome(undefined),
  };
}
export type Submission = ReturnType<typeof useSubmit>;
