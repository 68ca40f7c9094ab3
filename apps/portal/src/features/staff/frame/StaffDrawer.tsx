import { Drawer } from '@panome/ui/drawer';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import type { Answer } from '../../../shared/page/index.ts';
import { staffText as text } from './staff.text.ts';

type StaffDrawerProps<Data> = {
  readonly answer: Answer<Data>;
  readonly title: (data: Data) => string;
  /** Before anything is known. */
  readonly loadingTitle: string;
  readonly onClose: () => void;
  readonly footer?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** One piece of work beside the list it came from. */
export function StaffDrawer<Data>({
  answer: { data, error, mutate },
  children,
  footer,
  loadingTitle,
  onClose,
  title,
}: StaffDrawerProps<Data>) {
  const missing = error?.status === 404;
  return (
    <Drawer
      footer={data !== undefined && footer?.(data)}
      onOpenChange={(open) => !open && onClose()}
      open
      size="large"
      title={data === undefined ? loadingTitle : title(data)}
    >
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <FailedState
          message={missing ? text.gone : error.what}
          onRetry={missing ? undefined : () => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {data === undefined && !error && <Skeleton height={320} shape="block" />}
    </Drawer>
  );
}
