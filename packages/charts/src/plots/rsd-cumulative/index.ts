export { rsdCumulative } from './rsdCumulative.ts';
