import { createContext, use } from 'react';

/** What a page may know of the row it was opened by. */
export type OpenRoute = { readonly path: string; readonly title: string };
export const RouteContext = createContext<OpenRoute>({ path: '/', title: '' });
export const useOpenRoute = () => use(RouteContext);
