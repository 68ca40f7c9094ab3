export { scCompositionRoe } from './scCompositionRoe.ts';
