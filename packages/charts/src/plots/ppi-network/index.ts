export { ppiNetwork } from './ppiNetwork.ts';
