export { scPseudotime } from './scPseudotime.ts';
