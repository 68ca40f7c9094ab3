import { matchPath } from 'react-router-dom';
import { accountPages } from '../features/account/pages.ts';
import { systemPages } from '../features/system/pages.ts';
import { outsideRows } from './outsideRows.ts';

export const outsidePages = { ...accountPages, ...systemPages };
export const builtOutside = outsideRows.filter(({ path, redirect }) => redirect !== undefined || path in outsidePages);

/** Whether an address has nothing to do with the main frame. */
export const standsOutside = (pathname: string): boolean => builtOutside.some(({ path }) => matchPath(path, pathname));
