export { wgcnaNetwork } from './wgcnaNetwork.ts';
