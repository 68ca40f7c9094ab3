export { nmdsShepard } from './nmdsShepard.ts';
