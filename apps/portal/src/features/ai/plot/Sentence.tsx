import { Fragment } from 'react';
import type { Parsed } from '../api.ts';
import * as styles from './Plot.css.ts';
import { plotText as text } from './plot.text.ts';

type SentenceProps = { readonly sentence: string; readonly marks: Parsed['marks'] };

/** The sentence with every part marked as it was understood, in words too. */
export function Sentence({ marks, sentence }: SentenceProps) {
  return (
    <p className={styles.sentence}>
      {marks.map(({ from, kind, meaning, to }, at) => (
        <Fragment key={from}>
          {sentence.slice(marks[at - 1]?.to ?? 0, from)}
          <mark className={styles.mark} data-kind={kind} title={meaning || text.kinds[kind]}>
            {sentence.slice(from, to)}
            <span className={styles.meaning}>{meaning || text.kinds[kind]}</span>
          </mark>
        </Fragment>
      ))}
      {sentence.slice(marks.at(-1)?.to ?? 0)}
    </p>
  );
}
