import { Button } from '@panome/ui/button';
import { CopyButton } from '@panome/ui/copy-button';
import { Heading } from '@panome/ui/heading';
import { ArrowLeft } from 'lucide-react';
import type { Review } from '../api.ts';
import { crawlerText as text } from './crawler.text.ts';
import * as styles from './Crawler.css.ts';
import { referenceOf } from './LiteratureItem.tsx';

/** The review as plain text, with its sources. */
const reviewText = ({ list, question, sections }: Review): string =>
  [
    question,
    text.quoted,
    ...sections.map(
      ({ sentences, theme }) =>
        `${theme}\n${sentences.map(({ number, text: said }) => `${said} [${number}]`).join('\n')}`,
    ),
    `${text.sources}\n${list.map((source) => `[${source.number}] ${source.title}. ${referenceOf(source)}`).join('\n')}`,
  ].join('\n\n');

type ReviewViewProps = { readonly review: Review; readonly onClose: () => void };

/** Sentences of abstracts by theme, each with its source. */
export function ReviewView({ onClose, review }: ReviewViewProps) {
  const { left_out, list, question, sections } = review;
  return (
    <article aria-label={question} className={styles.column}>
      <div className={styles.row}>
        <Button
          icon={<ArrowLeft aria-hidden size={16} strokeWidth={1.5} />}
          onClick={onClose}
          size="small"
          variant="quiet"
        >
          {text.back}
        </Button>
        <CopyButton label={text.copy} value={reviewText(review)} withLabel />
      </div>
      <Heading level={2} size="section">
        {question}
      </Heading>
      <p className={styles.muted}>{text.quoted}</p>
      {sections.map(({ sentences, theme }) => (
        <section className={styles.column} key={theme}>
          <Heading level={3}>{theme}</Heading>
          {sentences.map(({ number, text: said }, at) => (
            <p className={styles.sentence} key={at}>
              {said}{' '}
              <button
                className={styles.cite}
                onClick={() => document.getElementById(`reference-${number}`)?.focus()}
                type="button"
              >
                [{number}]
              </button>
            </p>
          ))}
        </section>
      ))}
      <section className={styles.column}>
        <Heading level={3}>{text.sources}</Heading>
        <ol className={styles.records}>
          {list.map((source) => (
            <li className={styles.reference} id={`reference-${source.number}`} key={source.number} tabIndex={-1}>
              <span>[{source.number}]</span>
              <span>
                {source.title}. <span className={styles.muted}>{referenceOf(source)}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      {left_out.length > 0 && (
        <details>
          <summary className={styles.muted}>
            {text.leftOut}（{left_out.length}）
          </summary>
          <ul>
            {left_out.map(({ title, why }, at) => (
              <li key={at}>
                {title}：{why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
