export { foldChangeBars } from './foldChangeBars.ts';
