import { createContext, use } from 'react';

/** The page a component lies in: one `tabKey`, shown or kept alive behind others. */
export type PageIdentity = {
  readonly key: string;
  /** Ends when the page is closed, not when it is hidden: reads that nobody waits for any more. */
  readonly signal?: AbortSignal;
};

export const PageIdentityContext = createContext<PageIdentity>({ key: '' });
export const usePageIdentity = () => use(PageIdentityContext);
