export { scMiloMap } from './scMiloMap.ts';
