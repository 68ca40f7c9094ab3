import { mutate } from 'swr';

/** Every list and figure that a change of files can touch. */
const calls: readonly unknown[] = ['fileStoreList', 'fileList', 'fileStoreQuota', 'fileStoreDetail'];

/** Asks again for whatever of the file store is on the screen; what is shown stays until the answer is there. */
export async function refreshFiles(): Promise<void> {
  await mutate((key) => Array.isArray(key) && calls.includes(key[0]));
}
