import type { CallName } from '@panome/contract/client';
import { EmptyState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { PageBody, PageHeader, PageSkeleton } from '../page/index.ts';
import { accessText } from './access.text.ts';
import { useMay } from './useMay.ts';

type AllowedPageProps = {
  /** What the page does as soon as it is there; undefined for one that anybody may look at. */
  readonly call: CallName | undefined;
  readonly title: string;
  readonly children: ReactNode;
};

/** A page that acts by being opened, such as one that begins a form: whoever may not reads why, and who can help. */
export function AllowedPage({ call, children, title }: AllowedPageProps) {
  const may = useMay();
  if (call === undefined) return children;
  const reason = may.why(call);
  if (may.sure(call)) return children;
  if (reason === undefined) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader title={title} />
      <EmptyState description={reason} title={accessText.notYours} />
    </PageBody>
  );
}
