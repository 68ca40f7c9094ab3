export * from './method.ts';
export * from './result.ts';
export * from './table.ts';
