import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '../../shared/page/index.ts';
import { useSession } from '../../shared/session/useSession.ts';
import * as styles from './Home.css.ts';
import { Hero } from './Hero.tsx';
import { LastTasks } from './LastTasks.tsx';
import { NewsList } from './NewsList.tsx';
import { ToolFamilies } from './ToolFamilies.tsx';

const NewsDialog = lazy(async () => ({ default: (await import('./NewsDialog.tsx')).NewsDialog }));

/** What the product is for, the way in, and for those who are logged in the way on. `?news=id` opens a news item. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const news = query.get('news');
  const loggedIn = useSession() !== undefined;
  const closeNews = () =>
    setQuery(
      (current) => {
        current.delete('news');
        return current;
      },
      { replace: true },
    );
  return (
    <>
      <Hero loggedIn={loggedIn} />
      <PageBody>
        <div className={styles.columns}>
          <div className={styles.wide}>
            {loggedIn && <LastTasks />}
            <ToolFamilies />
          </div>
          <div className={styles.narrow}>
            <NewsList />
          </div>
        </div>
      </PageBody>
      {news && (
        <Suspense>
          <NewsDialog id={news} onClose={closeNews} />
        </Suspense>
      )}
    </>
  );
}
