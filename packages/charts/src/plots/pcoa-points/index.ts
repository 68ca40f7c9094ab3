export { pcoaPoints } from './pcoaPoints.ts';
