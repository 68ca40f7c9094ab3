import { useMay } from '../../access/index.ts';
import { CallError, useCall } from '../../api/index.ts';
import { problemsOf } from '../../tasks/index.ts';
import type { RunForm, RunPlan } from '../flowTypes.ts';

type Alike = RunPlan['alike'];

function alikeOf(error: unknown): Alike {
  const data = error instanceof CallError ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('alike' in data) || !Array.isArray(data.alike)) return [];
  return data.alike as Alike;
}

/**
 * What a run would do. While a changed form is asked about, the former plan stays; `fresh` says whether it is of this
 * form.
 *
 * @param form - `null` asks for nothing.
 */
export function usePlan(form: RunForm | null) {
  const { data, error, isLoading, mutate } = useCall('flowRunPlan', useMay().sure('flowRunPlan') ? form : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const problems = problemsOf(error);
  return {
    plan: error ? undefined : data,
    fresh: !isLoading && data !== undefined && !error,
    loading: isLoading,
    /** What of the data or the form does not allow a run. */
    problems,
    /** Names in tables that are perhaps samples of the groups; said with a plan, and where there is none for that. */
    alike: data && !error ? data.alike : alikeOf(error),
    /** Any other failure. */
    failed: problems.length === 0 ? error : undefined,
    retry: () => void mutate(),
  };
}
export type PlanState = ReturnType<typeof usePlan>;
