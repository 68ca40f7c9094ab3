import { builtRoutes } from './builtRoutes.ts';

for (const row of builtRoutes) console.log(row.path);
// Whatever has no page is answered by the not-found page (`framedRoutes`), which no row leads to.
console.log('/*');
