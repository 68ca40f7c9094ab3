import type { RouteObject } from 'react-router-dom';
import { builtOutside, outsidePages } from './builtOutside.ts';
import { routeOf } from './routeOf.tsx';

/** The routes of a frame outside the main one. */
export const outsideRoutes = (layout: 'bare' | 'user'): RouteObject[] =>
  builtOutside.filter((row) => row.layout === layout).map((row) => routeOf(row, outsidePages));
