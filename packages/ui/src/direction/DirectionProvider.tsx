import { Direction as RadixDirection } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { DirectionContext, type Direction } from './DirectionContext.ts';

export type DirectionProviderProps = PassedOn<'div'> & {
  /** Which way lines are read: `ltr` from left to right, `rtl` from right to left. */
  dir: Direction;
  /** Everything that is read this way. */
  children: ReactNode;
};

/**
 * Says which way the parts below it are read, also those that lie over the page: windows, menus, hints and messages.
 *
 * When not to use: in a product that is read from left to right; for one text in another script, `dir` of its element.
 */
export const DirectionProvider = withRef(function DirectionProvider({
  dir,
  children,
  ...native
}: DirectionProviderProps) {
  return (
    <DirectionContext.Provider value={dir}>
      <RadixDirection.Provider dir={dir}>
        <div {...native} dir={dir}>
          {children}
        </div>
      </RadixDirection.Provider>
    </DirectionContext.Provider>
  );
});
