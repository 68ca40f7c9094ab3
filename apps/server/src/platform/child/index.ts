export { createChildPool } from './childPool.ts';
export { ChildFailure } from './childProcess.ts';
export { serveChild } from './serveChild.ts';
export { keepChildren } from './shelf.ts';
