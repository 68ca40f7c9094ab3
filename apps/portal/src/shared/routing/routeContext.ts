import { createContext, use, type ReactNode } from 'react';

/** What a page may know of the row it was opened by. */
export type OpenRoute = {
  readonly path: string;
  readonly title: string;
  /** What stands in its place when its parameters name nothing: the same as for an address without a page. */
  readonly notFound: ReactNode;
};
export const RouteContext = createContext<OpenRoute>({ path: '/', title: '', notFound: null });
export const useOpenRoute = () => use(RouteContext);
