import type { IdentityState } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Text } from '@panome/ui/text';
import { identityText as text } from './identity.text.ts';

/** What a review came to, where there is something to say about it. */
export function ReviewState({ reason, state }: { readonly state: IdentityState; readonly reason: string }) {
  if (state === 'pending') return <Text tone="muted">{text.pendingHelp}</Text>;
  if (state !== 'rejected') return null;
  return (
    <Callout title={text.rejectedTitle} tone="warning">
      {text.reason(reason)}
    </Callout>
  );
}
