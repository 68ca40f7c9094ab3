import { react19 } from './react19.ts';

/**
 * The attribute of an element that nobody may reach. React 18 does not know it, so that there it is a text.
 *
 * @returns To be spread into the element.
 */
export const inertWhen = (held: boolean): { readonly inert?: true } =>
  held ? { inert: (react19 ? true : '') as true } : {};
