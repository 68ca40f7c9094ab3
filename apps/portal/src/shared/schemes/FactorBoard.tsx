import { useState } from 'react';
import { GroupSchemeEditor } from '../group-scheme-editor/index.ts';
import { boardOf, valuesOf, withExcluded } from './factorBoard.ts';
import type { Factor, GroupScheme } from './schemeTypes.ts';

type FactorBoardProps = {
  readonly factor: Factor;
  readonly scheme: GroupScheme;
  readonly samples: readonly string[];
  /** Gets the values, and the scheme with the samples that take no part now. */
  readonly onChange: (values: Factor['values'], scheme: GroupScheme) => void;
};

/** A factor grouped like the groups: what stands together has one value. A value without samples is kept while it is edited. */
export function FactorBoard({ factor, onChange, samples, scheme }: FactorBoardProps) {
  const [levels, setLevels] = useState(() => boardOf(factor, scheme, samples).groups);
  const out = new Set(scheme.excluded);
  const board = {
    excluded: scheme.excluded,
    groups: levels.map((level) => ({ ...level, samples: level.samples.filter((sample) => !out.has(sample)) })),
  };
  return (
    <GroupSchemeEditor
      onValueChange={(next) => {
        setLevels(next.groups);
        onChange(valuesOf(next, factor.values, samples), withExcluded(scheme, next.excluded));
      }}
      samples={samples}
      value={board}
    />
  );
}
