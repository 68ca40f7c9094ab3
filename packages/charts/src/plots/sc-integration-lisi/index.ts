export { scIntegrationLisi } from './scIntegrationLisi.ts';
