export { moduleKinds } from './moduleKinds.ts';
export { labelSpec, network } from './network.ts';
export { web, webNodes, type NodeKinds, type WebNodes } from './web.ts';
