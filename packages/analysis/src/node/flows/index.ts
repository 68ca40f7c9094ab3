export { predictKeys, type KeyGround } from './predictKeys.ts';
export {
  planFiles,
  runFlow,
  type FlowFiles,
  type FlowPlanRequest,
  type FlowRequest,
  type StepOutcome,
} from './runFlow.ts';
export { writeEdge, type EdgeSources, type RoleFile, type WrittenEdge } from './writeEdge.ts';
