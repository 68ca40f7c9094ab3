export { scIntegrationMap } from './scIntegrationMap.ts';
