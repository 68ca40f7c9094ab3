export { scHvg } from './scHvg.ts';
