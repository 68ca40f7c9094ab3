import type { CallName } from '@panome/contract/client';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { useMay } from './useMay.ts';

type AllowedProps = {
  /** What the children lead to. Of several all must be allowed. */
  readonly call: CallName | readonly CallName[];
  /** Says in their place why they are not there and who can help: where the page would be a dead end without them. */
  readonly explain?: boolean;
  /** Drawn as they are for whoever may. */
  readonly children: ReactNode;
};

/** Shows its children only to those whose call the server would not refuse; for what it cannot wrap, ask `useMay`. */
export function Allowed({ call, children, explain = false }: AllowedProps) {
  const reason = useMay().why(...[call].flat());
  if (reason === undefined) return children;
  return explain ? <Text tone="muted">{reason}</Text> : null;
}
