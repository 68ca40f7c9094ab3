export { lassoCv } from './lassoCv.ts';
export { chosenPlaces } from './chosenPlaces.ts';
