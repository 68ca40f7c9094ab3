import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import * as styles from '../Proteins.css.ts';
import { detailText as text } from './detail.text.ts';

const perLine = 60;
const perBlock = 10;

/** Lines of 60 residues in blocks of 10, each with the number of its first. */
const numbered = (sequence: string): string =>
  (sequence.match(new RegExp(`.{1,${perLine}}`, 'g')) ?? [])
    .map((line, at) => {
      const blocks = line.match(new RegExp(`.{1,${perBlock}}`, 'g')) ?? [];
      return `${String(at * perLine + 1).padStart(6)}  ${blocks.join(' ')}`;
    })
    .join('\n');

/** The sequence to read and to copy; what is copied has neither numbers nor blanks. */
export const Sequence = ({ header, sequence }: { readonly header: string; readonly sequence: string }) => (
  <Card
    actions={
      <>
        <CopyButton label={text.copySequence} value={sequence} withLabel />
        <CopyButton
          label={text.copyFasta}
          value={`>${header}\n${sequence.match(/.{1,60}/g)?.join('\n') ?? ''}`}
          withLabel
        />
      </>
    }
    title={text.sequence}
  >
    {/* A long line scrolls, which the keyboard can do too. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <pre aria-label={text.sequence} className={styles.sequence} tabIndex={0}>
      {numbered(sequence)}
    </pre>
  </Card>
);
