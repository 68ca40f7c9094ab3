import { CopyButton } from '@panome/ui/copy-button';
import { Text } from '@panome/ui/text';
import * as styles from './Projects.css.ts';
import { projectsText as text } from './projects.text.ts';

/** A contract's number with the button that copies it. */
export const ContractNumber = ({ number }: { number: string }) => (
  <span className={styles.number}>
    <Text size="secondary" tone="muted">
      {number}
    </Text>
    <CopyButton label={text.copyNumber(number)} value={number} />
  </span>
);
