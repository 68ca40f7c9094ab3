export { scMarkerDots } from './scMarkerDots.ts';
