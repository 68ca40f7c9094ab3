export { scPseudobulkCounts } from './scPseudobulkCounts.ts';
