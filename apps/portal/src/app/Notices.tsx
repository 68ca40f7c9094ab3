import { lazy, Suspense, useState } from 'react';
import { useCall } from '../shared/api/index.ts';
import { useSession } from '../shared/session/useSession.ts';
import { noticeSnooze } from './noticeSnooze.ts';

const NoticeModal = lazy(async () => ({ default: (await import('@panome/ui/notice-modal')).NoticeModal }));

/** The notices in effect, once a visit, unless the reader wants none today. Without an answer there is nothing to show. */
export function Notices() {
  const account = useSession()?.email ?? 'guest';
  const [, rerender] = useState(0);
  const due = noticeSnooze.isDue(account);
  const { data } = useCall('noticeInEffective', due ? {} : null, { revalidateOnFocus: false });
  if (!due || !data || data.length === 0) return null;
  const close = (until: Date | null) => {
    noticeSnooze.close(account, until);
    rerender((count) => count + 1);
  };
  return (
    <Suspense>
      <NoticeModal notices={data} onClose={close} open />
    </Suspense>
  );
}
