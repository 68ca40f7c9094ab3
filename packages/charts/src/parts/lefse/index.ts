export { type Finding, findings } from './findings.ts';
