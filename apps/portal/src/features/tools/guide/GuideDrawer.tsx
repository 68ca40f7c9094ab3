import { Drawer } from '@panome/ui/drawer';
import { Skeleton } from '@panome/ui/skeleton';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

type GuideDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; title: string; guide: string };

/** A method's 方法说明 beside the form, fetched when first opened. */
export function GuideDrawer({ guide, onOpenChange, open, title }: GuideDrawerProps) {
  return (
    <Drawer onOpenChange={onOpenChange} open={open} size="large" title={title}>
      <Suspense fallback={<Skeleton height={320} shape="block" />}>
        <Markdown source={guide} />
      </Suspense>
    </Drawer>
  );
}
