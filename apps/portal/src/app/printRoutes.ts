import { builtRoutes } from './builtRoutes.ts';

for (const row of builtRoutes) console.log(row.path);
