export { arrangeSpec, byDensity, heightSpec } from './settings.ts';
