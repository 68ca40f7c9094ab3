import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { nothing, type Linked, type LinkedOrigin } from './linkedState.ts';

type LinkedSelectionValue = Linked & {
  readonly select: (ids: readonly string[], origin: LinkedOrigin) => void;
  readonly clear: () => void;
};

const LinkedContext = createContext<LinkedSelectionValue | null>(null);

/** One selection for all charts and tables within: what is chosen in one of them is marked in the others. */
export function LinkedSelection({ children }: { readonly children: ReactNode }) {
  const [linked, setLinked] = useState<Linked>(nothing);
  const value = useMemo(
    () => ({
      ...linked,
      select: (ids: readonly string[], origin: LinkedOrigin) => setLinked(ids.length > 0 ? { ids, origin } : nothing),
      clear: () => setLinked(nothing),
    }),
    [linked],
  );
  return <LinkedContext value={value}>{children}</LinkedContext>;
}

/** The selection of the page; null where nothing is linked. */
export const useLinkedSelection = () => useContext(LinkedContext);
