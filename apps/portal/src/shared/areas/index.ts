export { useFilledAreas } from './useFilledAreas.ts';
