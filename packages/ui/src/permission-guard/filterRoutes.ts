/** What a route says about who may use it. Paths are absolute, or relative to the route around. */
export type GuardedRoute<Route> = {
  readonly path: string;
  /** Permission marks, of which one is enough; an empty list or none lets everybody in. */
  readonly permission?: readonly string[];
  /** Where the path leads instead of showing a page; absolute, or relative to the route itself. */
  readonly redirect?: string;
  /** Has no place in menus. */
  readonly hidden?: boolean;
  readonly children?: readonly Route[];
};

/** Whether somebody with these marks may use a route: a list of required marks is met by any one of them. */
export const permitsRoute = (
  { permission = [] }: { readonly permission?: readonly string[] | undefined },
  marks: readonly string[],
): boolean => permission.length === 0 || permission.some((mark) => marks.includes(mark));

const absolute = (path: string, base: string) => (path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`);

/** The children that may be used; a frame that has lost all of its children goes with them. */
function permitted<Route extends GuardedRoute<Route>>(routes: readonly Route[], marks: readonly string[]): Route[] {
  return routes.flatMap((route) => {
    if (!permitsRoute(route, marks)) return [];
    if (!route.children?.length) return [route];
    const children = permitted(route.children, marks);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}

function pathsOf<Route extends GuardedRoute<Route>>(routes: readonly Route[], base = ''): string[] {
  return routes.flatMap((route) => {
    const path = absolute(route.path, base);
    return [path, ...pathsOf(route.children ?? [], path)];
  });
}

/** Redirects that led to a page which is gone lead to the first page that is left beside it, or go too. */
function redirected<Route extends GuardedRoute<Route>>(
  routes: readonly Route[],
  isGone: (path: string) => boolean,
  base = '',
): Route[] {
  return routes.flatMap((route) => {
    const path = absolute(route.path, base);
    const children = redirected(route.children ?? [], isGone, path);
    if (route.children?.length && children.length === 0) return [];
    const next = children.length > 0 ? { ...route, children } : route;
    if (route.redirect === undefined || !isGone(absolute(route.redirect, path).replace(/[?#].*$/, ''))) return [next];
    const first = children.find(({ hidden }) => !hidden) ?? children[0];
    return first ? [{ ...next, redirect: absolute(first.path, path) }] : [];
  });
}

/**
 * The routes that somebody may use, in their order, all the way down.
 *
 * A route stays when one of its required marks is held (or none is required). A parent that has lost every child goes
 * too. A redirect to a removed page leads to the first visible page that is left under its route instead; without one
 * it goes. Nothing is changed in what was given.
 *
 * @param routes - A tree of route records; a flat table is a tree without children.
 * @param marks - The marks that the session holds; none for a visitor.
 */
export function filterRoutes<Route extends GuardedRoute<Route>>(
  routes: readonly Route[],
  marks: readonly string[],
): Route[] {
  const all = new Set(pathsOf(routes));
  let kept = permitted(routes, marks);
  // A redirect that goes may have been the target of another one.
  for (;;) {
    const left = new Set(pathsOf(kept));
    const next = redirected(kept, (path) => all.has(path) && !left.has(path));
    if (pathsOf(next).length === left.size || pathsOf(next).length === pathsOf(kept).length) return next;
    kept = next;
  }
}
