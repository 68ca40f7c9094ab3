import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { useLocale, useText } from '../locale/index.ts';
import { Select } from '../select/index.ts';
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

export type PaginationProps = PageState & {
  /** How many rows there are on all pages together. */
  total: number;
  /** Gets the new place; another page size leads back to page 1. */
  onChange: (state: PageState) => void;
  /** The page sizes offered; 10, 20, 30 and 40 by default. */
  sizes?: readonly number[];
  /** What is gone through, when a view holds two of them; 分页 by default. */
  label?: string;
};

const defaultSizes = [10, 20, 30, 40] as const;

/**
 * Goes through a list page by page.
 *
 * When not to use: for a list that fits on one screen; for a stream use a “load more” button.
 */
export function Pagination({ page, pageSize, total, onChange, sizes = defaultSizes, label }: PaginationProps) {
  const text = useText(paginationText);
  const locale = useLocale();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), last);
  const go = (next: number) => onChange({ page: next, pageSize });
  return (
    <nav aria-label={label ?? text.label} className={styles.bar}>
      <span className={styles.total}>{text.total(total.toLocaleString(locale))}</span>
      <ul className={styles.pages} role="list">
        <li>
          <IconButton disabled={current === 1} icon={<ChevronLeft size={16} strokeWidth={1.5} />} label={text.previous} onClick={() => go(current - 1)} size="small" />
        </li>
        {pagesAround(current, last).map((entry, index) =>
          entry === 'gap' ? (
            <li aria-hidden className={styles.gap} key={`gap-${index}`}>
              …
            </li>
          ) : (
            <li key={entry}>
              <button aria-current={entry === current ? 'page' : undefined} aria-label={text.page(entry)} className={styles.page} onClick={() => go(entry)} type="button">
                {entry}
              </button>
            </li>
          ),
        )}
        <li>
          <IconButton disabled={current === last} icon={<ChevronRight size={16} strokeWidth={1.5} />} label={text.next} onClick={() => go(current + 1)} size="small" />
        </li>
      </ul>
      <div className={styles.size}>
        <Select
          label={text.size}
          labelHidden
          onValueChange={(size) => onChange({ page: 1, pageSize: Number(size) })}
          options={sizes.map((size) => ({ value: String(size), label: text.perPage(size) }))}
          size="small"
          value={String(pageSize)}
        />
      </div>
    </nav>
  );
}
