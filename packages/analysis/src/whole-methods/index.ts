/** The methods that methods of other families run as a whole, with their own options, tables and words. */
export { deseq2 } from '../difference/deseq2/index.ts';
export { edger } from '../difference/edger/index.ts';
export { limma } from '../difference/limma/index.ts';
export { oplsDa } from '../supervised/opls-da/index.ts';
export { plsDa } from '../supervised/pls-da/index.ts';
