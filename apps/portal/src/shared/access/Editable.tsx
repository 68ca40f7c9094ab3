import type { CallName } from '@panome/contract/client';
import { Callout } from '@panome/ui/callout';
import type { ReactNode } from 'react';
import * as styles from './Access.css.ts';
import { useMay } from './useMay.ts';

type EditableProps = {
  /** What keeps the changes that are made inside. Of several all must be allowed. */
  readonly call: CallName | readonly CallName[];
  readonly children: ReactNode;
};

/**
 * A form that keeps itself, such as an editor: for whoever may not change it, it is there to be read, with the sentence
 * that says why. A form that is only there to be sent is left out by `Allowed` instead.
 */
export function Editable({ call, children }: EditableProps) {
  const reason = useMay().why(...[call].flat());
  return (
    <>
      {reason !== undefined && <Callout tone="info">{reason}</Callout>}
      <fieldset className={styles.fields} disabled={reason !== undefined}>
        {children}
      </fieldset>
    </>
  );
}
