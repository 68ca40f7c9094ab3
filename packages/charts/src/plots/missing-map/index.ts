export { missingMap } from './missingMap.ts';
