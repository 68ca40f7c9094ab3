import { Drawer } from '@panome/ui/drawer';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

type GuideDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  guide: string;
  /** That the method was held against nothing but its definition, above the guide. */
  remark?: string | undefined;
};

/** A method's 方法说明 beside the form, fetched when first opened. */
export function GuideDrawer({ guide, onOpenChange, open, remark, title }: GuideDrawerProps) {
  return (
    <Drawer onOpenChange={onOpenChange} open={open} size="large" title={title}>
      <Suspense fallback={<Skeleton height={320} shape="block" />}>
        <Stack>
          {remark !== undefined && (
            <Text as="p" tone="muted">
              {remark}
            </Text>
          )}
          <Markdown source={guide} />
        </Stack>
      </Suspense>
    </Drawer>
  );
}
