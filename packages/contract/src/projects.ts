export * from './projects/contracts.ts';
export * from './projects/deliveredFiles.ts';
export * from './projects/examples.ts';
export * from './projects/items.ts';
export * from './projects/originals.ts';
export * from './projects/projects.ts';
