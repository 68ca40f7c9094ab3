import { SearchField } from '@panome/ui/search-field';
import { useState, type ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useSession } from '../../shared/session/useSession.ts';
import * as styles from './Academy.css.ts';
import { academyText as text } from './academy.text.ts';
import { academyPaths as paths } from './paths.ts';

type AcademyFrameProps = {
  readonly title: string;
  readonly description?: string;
  /** Stands in place of the field that leads to the search. */
  readonly search?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the lists of the academy: its parts, as far as they are filled, and the search over all. */
export function AcademyFrame({ children, description = text.description, search, title }: AcademyFrameProps) {
  const { data } = useCall('tutorialTopics', {}, { revalidateOnFocus: false });
  const session = useSession();
  const counts = data?.counts;
  const parts = [
    [paths.articles, text.articles, counts?.articles],
    [paths.videos, text.videos, counts?.videos],
    [paths.downloads, text.downloads, counts?.downloads],
    [paths.dictionary, text.dictionary, counts?.dictionary],
    [paths.study, text.study, session ? 1 : 0],
  ] as const;
  return (
    <PageBody>
      <PageHeader description={description} title={title} />
      <div className={styles.bar}>
        <nav aria-label={text.parts} className={styles.parts}>
          {parts.map(
            ([path, name, count]) =>
              count !== 0 && (
                <NavLink className={styles.part} key={path} to={path}>
                  {name}
                </NavLink>
              ),
          )}
        </nav>
        <div className={styles.search}>{search ?? <SearchForm />}</div>
      </div>
      {children}
    </PageBody>
  );
}

/** Enter leads to what is found; typing alone leaves the list where it is. */
function SearchForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) void navigate(paths.search(typed));
      }}
      role="search"
    >
      <SearchField label={text.search} onValueChange={setTyped} placeholder={text.search} value={typed} />
    </form>
  );
}
