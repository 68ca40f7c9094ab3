import { keepCompiled } from './platform/compileCache.ts';

// Imported dynamically, because static imports would be compiled before the compile cache is on.
const flush = keepCompiled();
await import('./serve.ts');
flush();
