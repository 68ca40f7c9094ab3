import { PromptQueue } from '@panome/ui/prompt-queue';
import { useCall } from '../shared/api/index.ts';
import { useSession } from '../shared/session/useSession.ts';

/** Reaching for a blocked storage throws; the queue then asks again at the next visit. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

/** The notices in effect, once a visit, unless the reader wants none today. Without an answer there is nothing to show. */
export function Notices() {
  const user = useSession()?.email ?? null;
  const { data } = useCall('noticeInEffective', {}, { revalidateOnFocus: false });
  return <PromptQueue notices={data} storage={storage} user={user} />;
}
