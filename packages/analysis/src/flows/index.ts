export { flowVersion, flowVersions, newestOf } from './families/index.ts';
export type * from './model.ts';
export { edgeTable, type EdgeTables } from './edges/edgeTable.ts';
export * from './planning/index.ts';
