import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { RemovedList } from './RemovedList.tsx';
import * as styles from './ResultSummary.css.ts';
import { resultText } from './result.text.ts';
import type { ResultDocument } from './resultTypes.ts';

type Message = ResultDocument['messages'][number];

const Messages = ({ messages }: { messages: readonly Message[] }) =>
  messages.length === 1 ? (
    <>{messages[0]!.text}</>
  ) : (
    <ul className={styles.list}>
      {messages.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

/** The samples of a table of single cells are cells. */
const cellWords = { sample: 'cell', feature: 'gene' } as const;

/** What came out, in plain words, before any picture; then what the reader should know about it. */
export function ResultSummary({ document, reused }: { document: ResultDocument; reused: boolean }) {
  const text = useText(resultText);
  const { condition, headline } = document.findings;
  // A method without a sentence of its own lends its first message, which is not said twice.
  const messages = document.messages.filter((message) => message.text.replace(/。$/, '') !== headline);
  const warnings = messages.filter(({ level }) => level === 'warning');
  const infos = messages.filter(({ level }) => level === 'info');
  const ofCells = document.inputs.some(({ id }) => id === 'cells');
  const notes = [...infos.map((message) => message.text), ...(reused ? [text.reused] : [])];
  return (
    <Stack as="section" aria-label={text.statement} space="medium">
      <div className={styles.statement}>
        <p className={styles.headline}>{headline}</p>
        {condition && <Text tone="muted">{condition}</Text>}
        {notes.map((note) => (
          <Text as="p" key={note} tone="muted">
            {note}
          </Text>
        ))}
      </div>
      {warnings.length > 0 && (
        <Callout title={text.warnings(warnings.length)} tone="warning">
          <Messages messages={warnings} />
        </Callout>
      )}
      {(['sample', 'feature'] as const).map((kind) => (
        <RemovedList
          key={kind}
          kind={ofCells ? cellWords[kind] : kind}
          removed={document.removed.filter((removal) => removal.kind === kind)}
        />
      ))}
    </Stack>
  );
}
