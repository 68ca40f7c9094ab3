import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { CopyButton } from '@panome/ui/copy-button';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { saveBlob } from '../../../shared/api/index.ts';
import * as styles from './Second.css.ts';
import { secondText as text } from './second.text.ts';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onStored: () => void };

/** The codes that stand in for a lost device: shown once. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const lines = codes.join('\n');
  return (
    <Callout title={text.codes} tone="warning">
      <Stack>
        <Text as="p">{text.codesHelp}</Text>
        <ul aria-label={text.codes} className={styles.codes} role="list">
          {codes.map((code) => (
            <li key={code}>
              <Text font="mono">{code}</Text>
            </li>
          ))}
        </ul>
        <div className={styles.acts}>
          <Button onClick={onStored} size="small" variant="primary">
            {text.stored}
          </Button>
          <Button
            onClick={() => saveBlob(new Blob([`${lines}\n`], { type: 'text/plain' }), text.codesFile)}
            size="small"
          >
            {text.downloadCodes}
          </Button>
          <CopyButton label={text.copyCodes} value={lines} withLabel />
        </div>
      </Stack>
    </Callout>
  );
}
