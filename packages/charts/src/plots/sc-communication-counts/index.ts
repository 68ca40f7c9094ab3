export { scCommunicationCounts } from './scCommunicationCounts.ts';
