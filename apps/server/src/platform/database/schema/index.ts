import type { AccountTables } from './accounts.ts';
import type { FileTables } from './files.ts';
import type { SystemTables } from './system.ts';
import type { TaskTables } from './tasks.ts';

/** Every table. Portable columns only: ids as text, times as epoch milliseconds, booleans as 0 or 1, JSON as text. */
export type Schema = AccountTables & FileTables & SystemTables & TaskTables;
