import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The account for which this work is done, wherever it is asked: children are shared fairly by it. Empty for work that
 * nobody asked for, such as that of the queue.
 */
const storage = new AsyncLocalStorage<string>();

export const askerOf = (): string => storage.getStore() ?? '';
export const doneFor = <Result>(accountId: string, work: () => Result): Result => storage.run(accountId, work);
