export { volcano } from './volcano.ts';
export { volcanoContrasts } from './volcanoContrasts.ts';
export { scMarkerVolcano } from './scMarkerVolcano.ts';
