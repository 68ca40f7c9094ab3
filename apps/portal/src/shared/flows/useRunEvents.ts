import { useEffect, useEffectEvent } from 'react';
import { liveEvents } from '../events/liveEvents.ts';
import type { FlowRun, FlowStep } from './flowTypes.ts';

type Heard = {
  readonly onRun?: (run: FlowRun) => void;
  readonly onStep?: (run: string, step: FlowStep) => void;
};

function parse(data: string): object | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // An event that arrived in pieces is ignored: the next one or the poll makes up for it.
    return undefined;
  }
}

/** Hears every change of a run of the session, and of its steps, while the component is shown. */
export function useRunEvents({ onRun, onStep }: Heard): void {
  const hear = useEffectEvent((event: string, value: object) => {
    if (event === 'run' && 'id' in value && 'counts' in value) onRun?.(value as FlowRun);
    if (event === 'run_step' && 'run_id' in value && 'step' in value)
      onStep?.(String(value.run_id), value.step as FlowStep);
  });
  useEffect(
    () =>
      liveEvents.subscribe(({ data, event }) => {
        const value = event === 'run' || event === 'run_step' ? parse(data) : undefined;
        if (value) hear(event, value);
      }),
    [],
  );
}
