export { mostVariableRows, rowAt, rowMoments, selectRows, transposed } from './rows.ts';
