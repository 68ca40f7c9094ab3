import { Skeleton } from '@panome/ui/skeleton';
import { PageBody } from './PageBody.tsx';
import { useLate } from './useLate.ts';

/** The shape of a page that is on its way; nothing at all within the first 200 ms (UX-04). */
export function PageSkeleton() {
  if (!useLate()) return null;
  return (
    <PageBody>
      <Skeleton height={28} shape="block" width={240} />
      <Skeleton height={32} shape="block" />
      <Skeleton height={320} shape="block" />
    </PageBody>
  );
}
