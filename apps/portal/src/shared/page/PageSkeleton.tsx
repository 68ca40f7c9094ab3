import { Skeleton } from '@panome/ui/skeleton';
import { useEffect, useState } from 'react';
import { PageBody } from './PageBody.tsx';

/** The shape of a page that is on its way; nothing at all within the first 200 ms (UX-04). */
export function PageSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <PageBody>
      <Skeleton height={28} shape="block" width={240} />
      <Skeleton height={32} shape="block" />
      <Skeleton height={320} shape="block" />
    </PageBody>
  );
}
