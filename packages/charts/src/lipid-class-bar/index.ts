export { lipidClassBar } from './lipidClassBar.ts';
