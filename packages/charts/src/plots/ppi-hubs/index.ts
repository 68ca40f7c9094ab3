export { ppiHubs } from './ppiHubs.ts';
