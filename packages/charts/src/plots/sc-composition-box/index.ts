export { scCompositionBox } from './scCompositionBox.ts';
