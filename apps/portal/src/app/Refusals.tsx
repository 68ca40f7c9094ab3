import { useToast } from '@panome/ui/toast';
import { useEffect } from 'react';
import { refusals } from '../shared/api/index.ts';

/** Notifies what the server refused for want of a permission or of a valid login (specification 8). */
export function Refusals() {
  const toast = useToast();
  useEffect(
    () =>
      refusals.subscribe(({ requestId, title, what }) => {
        toast.error(`${title}：${what}`, requestId ? { details: { requestId } } : {});
      }),
    [toast],
  );
  return null;
}
