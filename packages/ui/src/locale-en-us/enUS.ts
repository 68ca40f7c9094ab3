import type { Catalogue } from '../locale/index.ts';
import { data } from './enUSData.ts';
import { files } from './enUSFiles.ts';
import { floating } from './enUSFloating.ts';
import { forms } from './enUSForms.ts';
import { structure } from './enUSStructure.ts';
import { times } from './times.ts';

/** English words for every part, by part; spread it to override single words. */
export const enUS = {
  ...data,
  ...files,
  ...floating,
  ...forms,
  ...structure,
  Badge: { unread: (count: number) => times(count, 'unread message', 'unread messages') },
  Breadcrumb: { label: 'Breadcrumb', more: 'Levels between' },
  Callout: { info: 'Note', success: 'Success', warning: 'Warning', danger: 'Error', close: 'Close' },
  CodeBlock: { label: 'Code', copy: 'Copy code', wrap: 'Wrap lines' },
  CopyButton: { copy: 'Copy', copied: 'Copied', failed: 'Could not copy; select the text instead' },
  Descriptions: { missing: '--' },
  Link: { external: 'opens in a new window' },
  Pagination: {
    label: 'Pagination',
    total: (count: string) => `${count} in total`,
    page: (page: number) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
    size: 'Rows per page',
    perPage: (size: number) => `${size} / page`,
  },
  State: {
    noMatch: 'Nothing matches',
    clear: 'Clear filters',
    failed: 'Could not load; please try again later',
    retry: 'Try again',
    requestId: 'Error number',
    copyRequestId: 'Copy error number',
    forbidden: 'You may not view this',
    forbiddenHelp: 'Ask the head of the project or our support for access',
  },
  Steps: {
    done: 'done',
    failed: 'needs a change',
    place: (place: number, count: number) => `step ${place} of ${count}`,
  },
  Tag: { remove: (name: string) => `Remove ${name}` },
} satisfies Catalogue;
