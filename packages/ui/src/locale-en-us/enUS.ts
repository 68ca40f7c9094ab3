import type { Catalogue } from '../locale/index.ts';
import { data } from './enUSData.ts';
import { files } from './enUSFiles.ts';
import { floating } from './enUSFloating.ts';
import { structure } from './enUSStructure.ts';
import { times } from './times.ts';

/** English words for every part, by part; spread it to override single words. */
export const enUS = {
  ...data,
  ...files,
  ...floating,
  ...structure,
  Badge: { unread: (count: number) => `${count} unread` },
  Breadcrumb: { label: 'Breadcrumb' },
  Callout: { info: 'Note', success: 'Success', warning: 'Warning', danger: 'Error', close: 'Close' },
  CodeBlock: { label: 'Code', copy: 'Copy code' },
  Combobox: { placeholder: 'Choose or type to search', clear: 'Clear', empty: 'No matching option', loading: 'Loading', count: (count: number) => times(count, 'option', 'options') },
  CopyButton: { copy: 'Copy', copied: 'Copied', failed: 'Could not copy; select the text instead' },
  Descriptions: { missing: '--' },
  Form: { errors: (count: number) => times(count, 'field needs a change', 'fields need a change') },
  Link: { external: 'opens in a new window' },
  NumberField: { more: 'Increase', less: 'Decrease' },
  Pagination: {
    label: 'Pagination',
    total: (count: string) => `${count} in total`,
    page: (page: number) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
    size: 'Rows per page',
    perPage: (size: number) => `${size} / page`,
  },
  PasswordField: { show: 'Show password', capsLock: 'Caps lock is on' },
  SearchField: { clear: 'Clear search' },
  Select: { placeholder: 'Choose' },
  Slider: { least: 'Minimum', greatest: 'Maximum', range: (least: string, greatest: string) => `${least} – ${greatest}` },
  State: {
    noMatch: 'Nothing matches',
    clear: 'Clear filters',
    failed: 'Could not load; please try again later',
    retry: 'Try again',
    requestId: 'Error number',
    forbidden: 'You may not view this',
    forbiddenHelp: 'Ask the head of the project or our support for access',
  },
  Steps: { done: 'done', failed: 'needs a change' },
  Tag: { remove: (name: string) => `Remove ${name}` },
  TextArea: { count: (used: number, most: number) => `${used} / ${most}` },
} satisfies Catalogue;
