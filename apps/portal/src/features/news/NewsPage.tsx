import { Button } from '@panome/ui/button';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Link, useParams } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { newsFailed, newsListPath } from '../../shared/news/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useNewsItem } from './api.ts';
import { NewsArticle } from './NewsArticle.tsx';
import { newsText as text } from './news.text.ts';

/** One news item to read. */
export function Page() {
  const { id = '' } = useParams();
  // Another item is another article: it begins at its top, and its title is read out.
  return <NewsItem id={id} key={id} />;
}

function NewsItem({ id }: { id: string }) {
  const { data, error, mutate } = useNewsItem(id);
  if (data) return <NewsArticle news={data} />;
  return (
    <PageBody>
      {error && <PageHeader title={text.title} />}
      {error?.status === 404 ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to={newsListPath}>{text.toList}</Link>
            </Button>
          }
          description={text.missingHelp}
          title={text.missing}
        />
      ) : error ? (
        <FailedState
          message={`${newsFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      ) : (
        <Skeleton height={480} shape="block" />
      )}
    </PageBody>
  );
}
