export * from './flows/items.ts';
export * from './flows/runs.ts';
export * from './flows/shown.ts';
export * from './flows/source.ts';
export * from './flows/steps.ts';
export * from './flows/versions.ts';
