export { mostVariableRows, rowAt, rowMoments, selectRows, transposed, type RowMoments } from './rows.ts';
