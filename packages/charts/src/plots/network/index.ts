export { labelSpec, network } from './network.ts';
