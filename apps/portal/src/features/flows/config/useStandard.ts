import { useEffect, useState } from 'react';
import type { StepValues } from './runConfig.ts';

type Standard = {
  /** What the flow sets for a step. */
  readonly options: StepValues;
  /** Options that it decides by what the data are. */
  readonly decided: readonly string[];
};

/** What a version of a flow sets for its steps; the flows come with the first page that asks. */
export function useStandard(version: string): (step: string) => Standard {
  const [known, setKnown] = useState<ReadonlyMap<string, Standard>>(new Map());
  useEffect(() => {
    let left = false;
    void import('@panome/analysis/flows').then(({ flowVersion }) => {
      if (left) return;
      const steps = flowVersion(version)?.steps ?? [];
      setKnown(
        new Map(
          steps.map(({ factors = {}, id, options = {}, variants = [] }) => [
            id,
            {
              options: Object.fromEntries(
                Object.entries(options).filter(([, value]) => value !== undefined),
              ) as StepValues,
              decided: [
                ...new Set([...variants.flatMap((variant) => Object.keys(variant.options)), ...Object.keys(factors)]),
              ],
            },
          ]),
        ),
      );
    });
    return () => void (left = true);
  }, [version]);
  return (step) => known.get(step) ?? { options: {}, decided: [] };
}
