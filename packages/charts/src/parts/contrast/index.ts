export { contrastSpec, oneContrast, titled } from './oneContrast.ts';
