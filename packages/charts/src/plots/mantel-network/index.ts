export { mantelNetwork } from './mantelNetwork.ts';
