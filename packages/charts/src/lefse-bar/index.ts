export { lefseBar } from './lefseBar.ts';
export { findings, keptWord, type Finding } from './findings.ts';
