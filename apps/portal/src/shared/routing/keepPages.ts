/** How many pages stay mounted; unsaved input is never given up for it. */
const mostAlive = 12;

/** A page that is mounted, shown or hidden, with the address it was left at. */
export type KeptPage<Location> = {
  /** The same for as long as the page is open. */
  readonly id: string;
  /** Its `tabKey`. */
  readonly key: string;
  readonly location: Location;
  /** Whose page it is; nobody else gets to see it (FE-09). */
  readonly user: string | undefined;
};

type Alive = {
  /** The page in sight. */
  readonly current: string;
  /** Pages that may stay: the open tabs, or only routes that are always kept when there are no tabs. */
  readonly allowed: readonly string[];
  /** Keys of the pages, the last used first. */
  readonly recent: readonly string[];
  readonly unsaved: (key: string) => boolean;
};

/**
 * The pages that stay mounted: the one in sight, every one with unsaved input, and the latest used, twelve together.
 */
export function alivePages({ allowed, current, recent, unsaved }: Alive, most = mostAlive): ReadonlySet<string> {
  const kept = new Set([current, ...recent.filter(unsaved)]);
  for (const key of recent) if (kept.size < most && allowed.includes(key)) kept.add(key);
  return kept;
}

type Now<Location> = {
  /** The page of the address; undefined while a redirect leads on. */
  readonly current: Omit<KeptPage<Location>, 'id'> | undefined;
  /**
   * Nobody is logged in any more, and the page in sight was somebody's: it waits, empty, for where the end of the
   * session leads.
   */
  readonly ending: boolean;
  readonly alive: ReadonlySet<string>;
};

let opened = 0;

/** Where a page belongs that became the page of another address; undefined for all others. */
type MovedTo<Location> = (page: KeptPage<Location>) => Pick<KeptPage<Location>, 'key' | 'location'> | undefined;

/**
 * Gives pages that became those of other addresses their new keys; the one in sight gets its own with the address of
 * the window. The same list where nothing changed.
 */
export function movePages<Location>(
  kept: readonly KeptPage<Location>[],
  currentKey: string | undefined,
  movedTo: MovedTo<Location>,
): readonly KeptPage<Location>[] {
  const next = kept.map((page) => {
    const to = page.key === currentKey ? undefined : movedTo(page);
    return to && to.key !== page.key ? { ...page, ...to } : page;
  });
  return next.some((page, at) => page !== kept[at]) ? next : kept;
}

/**
 * The pages to mount after a step. Hidden ones keep the location they were left at. The same list where nothing
 * changed.
 */
export function keepPages<Location>(
  kept: readonly KeptPage<Location>[],
  { alive, current, ending }: Now<Location>,
): readonly KeptPage<Location>[] {
  if (!current) return kept;
  const known = kept.find(({ key }) => key === current.key);
  if (ending && known) return kept.length === 1 ? kept : [known];
  const stays = kept.filter((page) => page.user === current.user && (page.key === current.key || alive.has(page.key)));
  const at = stays.findIndex(({ key }) => key === current.key);
  if (at < 0) return [...stays, { ...current, id: `page-${(opened += 1)}` }];
  if (stays[at]!.location === current.location) return stays.length === kept.length ? kept : stays;
  return stays.with(at, { ...current, id: stays[at]!.id });
}
