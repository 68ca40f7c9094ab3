export * from './column.ts';
export * from './defineMethod.ts';
export * from './inputs.ts';
export * from './method.ts';
export * from './recipe.ts';
export * from './result.ts';
export * from './sampleGroups.ts';
export * from './table.ts';
