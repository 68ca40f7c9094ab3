import { keepCompiled } from './platform/compileCache.ts';

// Static imports would be compiled before this line runs.
const flush = keepCompiled();
await import('./serve.ts');
flush();
