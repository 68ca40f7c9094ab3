import { useToast } from '@panome/ui/toast';
import { useMemo } from 'react';
import { CallError, isSilent, messageOf } from '../api/index.ts';

/**
 * The one way in which pages say what happened. An error is told once, in words, with the number for support behind 详情.
 */
export function useTell() {
  const toast = useToast();
  return useMemo(
    () => ({
      done: toast.success,
      note: toast.info,
      /** Takes back what was said, once it is no longer true. */
      dismiss: toast.dismiss,
      /** @param context - The specification's prefix, such as `上传失败`. */
      failed: (error: unknown, context?: string) => {
        // A refused permission is told by the frame, however it came (specification 8).
        if (isSilent(error) || (error instanceof CallError && error.kind === 'forbidden')) return;
        const words = messageOf(error);
        const requestId = error instanceof CallError ? error.requestId : '';
        toast.error(context ? `${context}：${words}` : words, requestId ? { details: { requestId } } : {});
      },
    }),
    [toast],
  );
}
