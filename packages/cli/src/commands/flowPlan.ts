import { methodById } from '@panome/analysis';
import { planFiles } from '@panome/analysis/node';
import type { Arguments } from '../arguments.ts';
import { flowRequest } from './flowRequest.ts';

/** `flow plan FLOW`: which steps would run on the data, and why the others would not, as JSON. */
export async function planOfFlow(args: Arguments): Promise<string> {
  const request = flowRequest(args);
  const { given, steps } = await planFiles(request);
  return JSON.stringify(
    {
      flow: request.version.flow,
      version: request.version.id,
      contrasts: given.contrasts,
      steps: steps.map(({ id, method, needs, notes, options, reason, section, state, title }) => ({
        id,
        title,
        section,
        method,
        state,
        reason,
        notes,
        needs,
        options,
        charts: methodById(method)!.charts,
      })),
    },
    null,
    2,
  );
}
