export { libraryFactors } from './libraryFactors.ts';
