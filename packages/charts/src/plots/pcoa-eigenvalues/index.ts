export { pcoaEigenvalues } from './pcoaEigenvalues.ts';
