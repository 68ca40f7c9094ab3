export { moduleKinds } from './moduleKinds.ts';
export { network } from './network.ts';
