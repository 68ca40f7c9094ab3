import { SearchField } from '@panome/ui/search-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { clock } from '../clock.ts';
import * as styles from './Video.css.ts';
import { videoText as text } from './video.text.ts';

type Line = { readonly at: number; readonly words: string };
type LinesProps = {
  readonly lines: readonly Line[];
  /** The second that is shown. */
  readonly now: number;
  readonly jump: (second: number) => void;
  /** Puts a field above that narrows the lines. */
  readonly search?: boolean;
};

/** Chapters, or what is said: each line leads to its second; the one of the moment is marked. */
export function Lines({ jump, lines, now, search = false }: LinesProps) {
  const [words, setWords] = useState('');
  const current = lines.findLast(({ at }) => at <= now + 0.2);
  const shown = lines.filter((line) => line.words.toLowerCase().includes(words.toLowerCase()));
  return (
    <Stack align="stretch" space="small">
      {search && (
        <SearchField label={text.findLine} onValueChange={setWords} placeholder={text.findLine} value={words} />
      )}
      {shown.length === 0 && <Text tone="muted">{text.noLine}</Text>}
      <ul className={styles.lines} role="list">
        {shown.map((line) => (
          <li key={`${line.at} ${line.words}`}>
            <button
              aria-current={line === current}
              aria-label={text.jump(clock(line.at), line.words)}
              className={styles.line}
              onClick={() => jump(line.at)}
              type="button"
            >
              <span className={styles.time}>{clock(line.at)}</span>
              <span>{line.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
