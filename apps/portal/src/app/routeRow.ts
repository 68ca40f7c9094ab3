import type { AreaName } from '@panome/contract';
/** One row of the product's route table. `path` is absolute, parameters as `:name`. */
export type RouteRow = {
  readonly path: string;
  readonly title: string;
  /** Where the path leads instead of showing a page. `{name}` is filled from the query of the same name. */
  readonly redirect?: string;
  /** Marks of which the user must hold one; children inherit. */
  readonly permission?: readonly string[];
  /** May be opened without a session (decision E-15). */
  readonly open?: boolean;
  /** Stands in the menus only once this area of content is filled. */
  readonly area?: AreaName;
  /** Has no place in a menu. */
  readonly hidden?: boolean;
  readonly keepAlive?: boolean;
  /** Which frame the page stands in. */
  readonly layout?: 'bare' | 'user' | 'main' | 'centre' | 'staff';
  /** lucide icon of the side menu. */
  readonly icon?: string;
  /** What the side menu calls it under the heading of its group. */
  readonly menuTitle?: string;
};
