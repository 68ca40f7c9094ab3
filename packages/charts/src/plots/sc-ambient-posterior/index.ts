export { scAmbientPosterior } from './scAmbientPosterior.ts';
