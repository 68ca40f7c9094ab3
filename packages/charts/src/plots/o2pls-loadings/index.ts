export { o2plsLoadings } from './o2plsLoadings.ts';
