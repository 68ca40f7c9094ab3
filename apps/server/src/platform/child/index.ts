export { createChildPool, type ChildPool, type RunControl } from './childPool.ts';
export { ChildFailure } from './childProcess.ts';
export { serveChild } from './serveChild.ts';
