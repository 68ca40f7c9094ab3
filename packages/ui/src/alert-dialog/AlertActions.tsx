import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import { TextField } from '../text-field/index.ts';
import { alertDialogText } from './AlertDialog.text.ts';
import * as styles from './AlertDialog.css.ts';
import type { AlertDialogProps } from './alertDialogProps.ts';
import type { AlertRequest } from './alerts.ts';

type AlertActionsProps = { request: AlertRequest; onAnswer: AlertDialogProps['onAnswer'] };

/** The buttons. The focus starts on the one that loses nothing. */
export function AlertActions({ request: { options }, onAnswer }: AlertActionsProps) {
  const text = useText(alertDialogText);
  const [typed, setTyped] = useState('');
  if (!('action' in options)) {
    return (
      <div className={styles.actions}>
        <Button data-first-focus onClick={() => onAnswer(true)} variant="primary">
          {text.acknowledge}
        </Button>
      </div>
    );
  }

  const { action, cancel = text.cancel, tone = 'neutral', typedName } = options;
  const danger = tone === 'danger';
  const matches = typedName === undefined || typed.trim() === typedName;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (matches) onAnswer(true);
      }}
    >
      {typedName !== undefined && (
        <div className={styles.name}>
          <TextField
            autoComplete="off"
            data-first-focus
            label={text.typeName(typedName)}
            onValueChange={setTyped}
            value={typed}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button {...(danger && typedName === undefined && { 'data-first-focus': '' })} onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <Button
          {...(!danger && typedName === undefined && { 'data-first-focus': '' })}
          disabled={!matches}
          type="submit"
          tone={danger ? 'danger' : 'neutral'}
          variant={danger ? 'secondary' : 'primary'}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
