import { Link } from 'react-router-dom';
import type { Message } from '../api.ts';
import { aiText as text } from '../ai.text.ts';
import * as styles from './Chat.css.ts';

export const sourceId = (message: string, number: number): string => `source-${message}-${number}`;

/** What an answer rests on, to be opened; and what it names that our store does not have. */
export function Sources({ message: { citations, id, unverified } }: { message: Message }) {
  return (
    <>
      {citations.length > 0 && (
        <ol aria-label={text.sources} className={styles.sources}>
          {citations.map(({ address, number, quote, source_title, title }) => (
            <li className={styles.source} id={sourceId(id, number)} key={number} tabIndex={-1}>
              <span>[{number}]</span>
              <details>
                <summary>
                  {source_title} · {title}
                </summary>
                <p className={styles.quote}>{quote}</p>
              </details>
              <Link to={address}>{text.openSource}</Link>
            </li>
          ))}
        </ol>
      )}
      {unverified.length > 0 && (
        <p className={styles.unverified}>
          <strong>{text.unverified}</strong> {text.unverifiedHelp}
          {unverified.join('、')}
        </p>
      )}
    </>
  );
}
