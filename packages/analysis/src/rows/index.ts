export { mostVariableRows, rowAt, rowMoments, selectRows, transposed } from './rows.ts';
export { looksLikeCounts } from './looksLikeCounts.ts';
