import type { ResponseOf } from '@panome/contract/client';
import { Heading } from '@panome/ui/heading';
import { Tag } from '@panome/ui/tag';
import { Link } from 'react-router-dom';
import { formatTime } from '../format/format.ts';
import * as styles from './News.css.ts';
import { newsPath } from './newsPath.ts';

type NewsSummary = ResponseOf<'dynamicRecommend'>[number];
type NewsCardsProps = {
  readonly label: string;
  readonly news: readonly NewsSummary[];
  /** Heading level of the titles. */
  readonly level?: 2 | 3;
};

const dayOf = (time: string) => formatTime(time).slice(0, 10);

/** News as cards with their pictures. The picture says nothing that the title does not. */
export const NewsCards = ({ label, level = 2, news }: NewsCardsProps) => (
  <ul aria-label={label} className={styles.grid} role="list">
    {news.map(({ created_at, file_path, id, kind, pinned, summary, title }) => (
      <li className={styles.card} key={id}>
        {file_path && <img alt="" className={styles.picture} height={180} loading="lazy" src={file_path} width={320} />}
        <div className={styles.words}>
          <Heading level={level} size="section">
            <Link className={styles.link} to={newsPath(id)}>
              {title}
            </Link>
          </Heading>
          {summary && <p className={styles.summary}>{summary}</p>}
          <p className={styles.facts}>
            {pinned && <Tag tone="accent">置顶</Tag>}
            <Tag>{kind}</Tag>
            <time dateTime={created_at}>{dayOf(created_at)}</time>
          </p>
        </div>
      </li>
    ))}
  </ul>
);

/** The same in short, for the side of a page. */
export const NewsRows = ({ label, news }: Omit<NewsCardsProps, 'level'>) => (
  <ul aria-label={label} className={styles.rows} role="list">
    {news.map(({ created_at, file_path, id, kind, title }) => (
      <li className={styles.row} key={id}>
        {file_path && <img alt="" className={styles.thumb} height={54} loading="lazy" src={file_path} width={96} />}
        <div className={styles.rowWords}>
          <Link className={styles.link} to={newsPath(id)}>
            {title}
          </Link>
          <span className={styles.facts}>
            {kind} <time dateTime={created_at}>{dayOf(created_at)}</time>
          </span>
        </div>
      </li>
    ))}
  </ul>
);
