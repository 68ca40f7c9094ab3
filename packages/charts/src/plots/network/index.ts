export { network } from './network.ts';
