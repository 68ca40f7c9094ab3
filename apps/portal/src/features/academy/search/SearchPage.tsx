import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { SearchBox } from '../../../shared/list/index.ts';
import * as styles from '../Academy.css.ts';
import { AcademyFrame } from '../AcademyFrame.tsx';
import { academyText } from '../academy.text.ts';
import { clock } from '../clock.ts';
import { academyPaths as paths } from '../paths.ts';
import { searchText as text } from './search.text.ts';
import { useHits, type Hit } from './useHits.ts';

const pathOf = ({ at, id, kind }: Hit): string =>
  kind === 'video'
    ? paths.video(id, at)
    : kind === 'download'
      ? paths.downloads
      : kind === 'dictionary'
        ? paths.entry(id)
        : paths.article(id, kind === 'paper' ? 'paper' : 'text');

/** One search over articles, videos, downloads and the dictionary; the words are in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const { error, hits, isLoading, retry } = useHits(words);
  return (
    <AcademyFrame
      description={academyText.searchHelp}
      search={
        <SearchBox
          label={academyText.search}
          onSearch={(next) => setQuery(next ? { q: next } : {}, { replace: true })}
          value={words}
        />
      }
      title={text.title}
    >
      <VisuallyHidden role="status">{words && !isLoading ? text.found(hits.length) : ''}</VisuallyHidden>
      {!words && <Text tone="muted">{text.hint}</Text>}
      {isLoading && hits.length === 0 && <Skeleton height={240} shape="block" />}
      {error && hits.length === 0 && (
        <FailedState message={messageOf(error)} onRetry={retry} requestId={error.requestId || undefined} />
      )}
      {words && !isLoading && !error && hits.length === 0 && (
        <EmptyState description={text.noneHelp} title={text.none(words)} />
      )}
      <ul aria-label={text.results} className={styles.rows} role="list">
        {hits.map((hit) => (
          <li className={styles.card} key={`${hit.kind} ${hit.id}`}>
            <span className={styles.facts}>
              <Tag>{text.kinds[hit.kind]}</Tag>
              {hit.at !== null && <span>{text.at(clock(hit.at))}</span>}
            </span>
            <Heading level={2} size="section">
              <Link className={styles.link} to={pathOf(hit)}>
                {hit.title}
              </Link>
            </Heading>
            {hit.excerpt && <p className={styles.summary}>{hit.excerpt}</p>}
          </li>
        ))}
      </ul>
    </AcademyFrame>
  );
}
