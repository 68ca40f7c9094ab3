import { createContext, useContext } from 'react';

/** Which way lines are read: from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

export const DirectionContext = createContext<Direction | undefined>(undefined);

/** The direction that a provider above says; `undefined` without one, when the page itself decides. */
export const useDirection = (): Direction | undefined => useContext(DirectionContext);
