export { scCompositionBar } from './scCompositionBar.ts';
