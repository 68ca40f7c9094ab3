export { scMarkerVolcano } from './scMarkerVolcano.ts';
