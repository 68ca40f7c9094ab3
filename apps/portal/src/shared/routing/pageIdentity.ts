import { createContext, use } from 'react';

/** The page a component lies in, shown or kept alive behind others. */
export type PageIdentity = {
  /** Its `tabKey`, which changes when the page becomes that of another address. */
  readonly key: string;
  /** The same for as long as the page is open; empty outside of the main frame. */
  readonly id: string;
  /** Ends when the page is closed, not when it is hidden: reads that nobody waits for any more. */
  readonly signal?: AbortSignal;
};

export const PageIdentityContext = createContext<PageIdentity>({ key: '', id: '' });
export const usePageIdentity = () => use(PageIdentityContext);
