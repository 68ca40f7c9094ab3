import { useText } from '@panome/ui/locale';
import { SearchField } from '@panome/ui/search-field';
import { FailedState, NoMatchState } from '@panome/ui/state';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { toolListPath } from '../../../shared/tasks/index.ts';
import { recentTools, searchTools } from '../../../shared/tools/index.ts';
import { ToolSection } from './ToolSection.tsx';
import * as styles from './ToolList.css.ts';
import { toolListText } from './toolList.text.ts';

/** Every tool, by family; `family` and `q` of the address filter them. */
export function ToolListPage() {
  const text = useText(toolListText);
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const [recent] = useState(recentTools.read);
  const { data, error, mutate } = useCall('toolList', {}, { revalidateOnFocus: false });
  const family = params.get('family') ?? '';
  const query = params.get('q') ?? '';

  const search = (q: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (q) next.set('q', q);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  const addressOf = (id: string) => {
    const next = new URLSearchParams({ ...(id && { family: id }), ...(query && { q: query }) }).toString();
    return next ? `${toolListPath}?${next}` : toolListPath;
  };

  if (error && !data) {
    return (
      <PageBody>
        <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId} />
      </PageBody>
    );
  }
  if (!data) return <PageSkeleton />;
  const found = searchTools(data.tools, query).filter((tool) => !family || tool.family === family);
  const shownRecent =
    session && !query && !family ? recent.flatMap((id) => data.tools.find((tool) => tool.id === id) ?? []) : [];
  return (
    <PageBody>
      <PageHeader description={text.description} title={text.title} />
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label={text.search}
            onValueChange={search}
            placeholder={text.placeholder}
            size="large"
            value={query}
          />
        </div>
        <nav aria-label={text.families}>
          <ul className={styles.families}>
            {[{ id: '', title: text.all }, ...data.families].map(({ id, title }) => (
              <li key={id}>
                <Link aria-current={id === family ? 'true' : undefined} className={styles.family} to={addressOf(id)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <VisuallyHidden role="status">{(query || family) && text.found(found.length)}</VisuallyHidden>
      </div>
      <ToolSection title={text.recent} tools={shownRecent} />
      {query ? (
        <ToolSection title={text.found(found.length)} tools={found} />
      ) : (
        data.families.map(({ id, title }) => (
          <ToolSection key={id} title={title} tools={found.filter((tool) => tool.family === id)} />
        ))
      )}
      {found.length === 0 && (
        <NoMatchState
          description={query ? text.noMatch(query) : undefined}
          onClear={() => setParams({}, { replace: true })}
        />
      )}
    </PageBody>
  );
}
