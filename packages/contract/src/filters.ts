export * from './filters/items.ts';
export * from './filters/merge.ts';
export * from './filters/saved.ts';
export * from './filters/tables.ts';
