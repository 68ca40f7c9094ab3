import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useControllable } from '../controllable/index.ts';
import { controlStyles } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLocale, useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Pagination.css.ts';
import { paginationText } from './Pagination.text.ts';
import { pagesAround } from './pagesAround.ts';

/** Where a list stands. */
export type PageState = {
  /** The page shown, from 1. */
  page: number;
  /** How many rows a page has. */
  pageSize: number;
};

export type PaginationProps = PassedOn<'nav'> & {
  /** The page shown and its size; without it the part keeps them. */
  value?: PageState | undefined;
  /** The page and its size at the start, when the caller does not control them; page 1 of the first size by default. */
  defaultValue?: PageState;
  /** How many rows there are on all pages together. */
  total: number;
  /** Gets the new place; another page size leads back to page 1. */
  onValueChange?: ((place: PageState) => void) | undefined;
  /** The page sizes offered; 10, 20, 30 and 40 by default. */
  sizes?: readonly number[];
  /** What is gone through, when a view holds two of them; 分页 by default. */
  label?: string;
};

const defaultSizes = [10, 20, 30, 40] as const;

/**
 * Goes through a list page by page.
 *
 * The arrows and the numbers are buttons, the page size the platform's own list; a page beyond the end counts as the
 * last one.
 *
 * When not to use: for a list that fits on one screen; for a stream use a “load more” button.
 */
export const Pagination = withRef(function Pagination({
  value,
  defaultValue,
  onValueChange,
  total,
  sizes = defaultSizes,
  label,
  ...native
}: PaginationProps) {
  const [{ page, pageSize }, put] = useControllable({
    value,
    defaultValue: defaultValue ?? { page: 1, pageSize: sizes[0] ?? defaultSizes[0] },
    onValueChange,
  });
  const text = useText(paginationText);
  const locale = useLocale();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), last);
  // The arrows stay focusable at the ends: a button that is switched off while it has the focus loses it.
  const go = (next: number) => {
    if (next >= 1 && next <= last && next !== page) put({ page: next, pageSize });
  };
  return (
    <nav {...native} aria-label={label ?? text.label} className={styles.bar}>
      <span className={styles.total}>{text.total(total.toLocaleString(locale))}</span>
      <ul className={styles.pages} role="list">
        <li>
          <IconButton
            aria-disabled={current === 1 || undefined}
            icon={<ChevronLeft size={16} strokeWidth={1.5} />}
            label={text.previous}
            onClick={() => go(current - 1)}
            size="small"
          />
        </li>
        {pagesAround(current, last).map((entry, index) =>
          entry === 'gap' ? (
            <li aria-hidden className={styles.gap} key={`gap-${index}`}>
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                aria-current={entry === current ? 'page' : undefined}
                aria-label={text.page(entry)}
                className={styles.page}
                onClick={() => go(entry)}
                type="button"
              >
                {entry}
              </button>
            </li>
          ),
        )}
        <li>
          <IconButton
            aria-disabled={current === last || undefined}
            icon={<ChevronRight size={16} strokeWidth={1.5} />}
            label={text.next}
            onClick={() => go(current + 1)}
            size="small"
          />
        </li>
      </ul>
      {/* The platform's own: it weighs nothing, and a phone shows its wheel. */}
      <div className={`${controlStyles.frame({ size: 'small' })} ${styles.size}`}>
        <select
          aria-label={text.size}
          className={`${controlStyles.input} ${styles.select}`}
          onChange={({ target }) => put({ page: 1, pageSize: Number(target.value) })}
          value={pageSize}
        >
          {sizes.map((size) => (
            <option className={styles.option} key={size} value={size}>
              {text.perPage(size)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={styles.arrow} size={16} strokeWidth={1.5} />
      </div>
    </nav>
  );
});
