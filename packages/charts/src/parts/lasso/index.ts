export { chosenPlaces } from './chosenPlaces.ts';
