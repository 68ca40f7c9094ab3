export { deconvolutionFit } from './deconvolutionFit.ts';
