import type { ComponentType } from 'react';

/** Loads the module of a page; its export is named `Page`. */
type LoadPage = () => Promise<{ readonly Page: ComponentType }>;
/** Pages by the path of their route. */
export type PageTable = Readonly<Record<string, LoadPage>>;
