import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { CallError, messageOf } from '../api/index.ts';
import { Boundary } from './Boundary.tsx';
import * as styles from './Page.css.ts';
import { useLate } from './useLate.ts';

/** What `useCall` and `useCallPage` give. */
export type Answer<Data> = {
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  readonly mutate: () => unknown;
};

type BlockProps<Data> = {
  readonly title: string;
  /** Quiet links beside the title. */
  readonly actions?: ReactNode;
  readonly answer: Answer<Data>;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** Of the skeleton in px, about as high as what comes. */
  readonly height: number;
  /** The specification's prefix of a failure, such as `获取新闻失败`. */
  readonly failing?: string;
  readonly children: (data: Data) => ReactNode;
};

/** The number under which support finds what happened, to be copied (FE-01). */
const requestIdOf = (error: unknown) => (error instanceof CallError && error.requestId) || undefined;

/** A card of a page that loads, is empty and fails by itself. Data that was there stays while newer cannot be had. */
export function Block<Data>({ actions, answer, children, empty, failing, height, isEmpty, title }: BlockProps<Data>) {
  return (
    <Card actions={actions} title={title}>
      <Boundary
        fallback={(retry, error) => <FailedState onRetry={retry} requestId={requestIdOf(error)} variant="inline" />}
      >
        <Content answer={answer} empty={empty} failing={failing} height={height} {...(isEmpty && { isEmpty })}>
          {children}
        </Content>
      </Boundary>
    </Card>
  );
}

function Content<Data>({
  answer: { data, error, mutate },
  children,
  empty,
  failing,
  height,
  isEmpty,
}: Omit<BlockProps<Data>, 'actions' | 'failing' | 'title'> & { readonly failing: string | undefined }) {
  const late = useLate();
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error)
    return (
      <FailedState
        message={failing ? `${failing}：${messageOf(error)}` : messageOf(error)}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  return (
    <div aria-busy className={late ? undefined : styles.early}>
      <Skeleton height={height} shape="block" />
    </div>
  );
}
