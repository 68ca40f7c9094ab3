export { flowVersion, flowVersions, newestOf } from './families/index.ts';
export type * from './model.ts';
export * from './planning/index.ts';
export type { Condition, Rule } from '../rules/index.ts';
