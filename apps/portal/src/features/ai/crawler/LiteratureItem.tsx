import { Checkbox } from '@panome/ui/checkbox';
import type { Literature } from '../api.ts';
import { crawlerText as text } from './crawler.text.ts';
import * as styles from './Crawler.css.ts';

/** `Li M, Wang X 等. 2021. Gut. doi:10.1/x` */
export const referenceOf = ({
  authors,
  doi,
  journal,
  pmid,
  year,
}: Pick<Literature, 'authors' | 'doi' | 'journal' | 'pmid' | 'year'>): string =>
  [
    authors.length > 3 ? `${authors.slice(0, 3).join('; ')} 等` : authors.join('; '),
    year === null ? '' : String(year),
    journal,
    doi ? `doi:${doi}` : '',
    pmid ? `PMID:${pmid}` : '',
  ]
    .filter(Boolean)
    .join('. ');

type LiteratureItemProps = {
  readonly record: Literature;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
};

/** A record with its abstract behind a press. */
export function LiteratureItem({ chosen, onChoose, record }: LiteratureItemProps) {
  return (
    <li className={styles.record}>
      <Checkbox checked={chosen} label={text.select(record.title)} labelHidden onCheckedChange={onChoose} />
      <div className={styles.column}>
        <strong>{record.title}</strong>
        <span className={styles.muted}>{referenceOf(record)}</span>
        {record.abstract ? (
          <details>
            <summary className={styles.muted}>{text.abstract}</summary>
            <p>{record.abstract}</p>
          </details>
        ) : (
          <span className={styles.muted}>{text.noAbstract}</span>
        )}
      </div>
    </li>
  );
}
