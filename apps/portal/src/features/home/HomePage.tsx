import { Navigate, useSearchParams } from 'react-router-dom';
import { newsPath } from '../../shared/news/index.ts';
import { PageBody } from '../../shared/page/index.ts';
import { useFreshTasks } from '../../shared/recent/index.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Greeting } from './Greeting.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './Home.css.ts';
import { LastWork, RunningTasks } from './LastWork.tsx';
import { News } from './News.tsx';
import { Projects } from './Projects.tsx';
import { Todo } from './Todo.tsx';
import { ToolFamilies } from './ToolFamilies.tsx';

/** The person's own work, or for visitors what the product is for. `?news=id` is an older address of a news item. */
export function Page() {
  const [query] = useSearchParams();
  const news = query.get('news');
  const session = useSession();
  if (news) return <Navigate replace to={newsPath(news)} />;
  return session ? <Own name={session.name} /> : <Visitor />;
}

const Visitor = () => (
  <>
    <Hero />
    <PageBody>
      <div className={styles.wide}>
        <News wide />
        <ToolFamilies />
      </div>
    </PageBody>
  </>
);

function Own({ name }: { name: string }) {
  useFreshTasks();
  return (
    <PageBody>
      <Greeting name={name} />
      <div className={styles.columns}>
        <div className={styles.wide}>
          <RunningTasks />
          <LastWork />
          <Projects />
        </div>
        <div className={styles.narrow}>
          <Todo />
          <News />
        </div>
      </div>
      <ToolFamilies />
    </PageBody>
  );
}
