export { labelSpec } from './labelSpec.ts';
export { moduleKinds } from './moduleKinds.ts';
export { type NodeKinds, web, webNodes, type WebNodes } from './web.ts';
