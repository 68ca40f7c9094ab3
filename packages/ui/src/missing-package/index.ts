export { MissingPackage } from './MissingPackage.ts';
