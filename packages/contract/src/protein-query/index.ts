export { builderOf, printBuilder, type BuilderQuery, type BuilderRow } from './builder.ts';
export { fieldOf, queryFields, type QueryFieldName } from './fields.ts';
export { QueryFault, type ProteinQuery } from './model.ts';
export { parseQuery, queryLimits } from './parseQuery.ts';
