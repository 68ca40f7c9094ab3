import { useSyncExternalStore } from 'react';
import { uploadManager } from './uploadManager.ts';

/** The uploads of this page, oldest first. */
export const useUploads = () => useSyncExternalStore(uploadManager.subscribe, uploadManager.get);
