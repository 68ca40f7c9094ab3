import { Heading } from '@panome/ui/heading';
import { Link } from '@panome/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import * as styles from '../Proteins.css.ts';
import { proteinPaths } from '../paths.ts';
import { facetText, proteinText as text } from '../proteins.text.ts';
import { narrowed } from './narrowed.ts';

/** What was found, counted, each value a way to narrow to it. One value alone narrows nothing and is left out. */
export function Facets({ query }: { readonly query: string }) {
  const { data = [] } = useCall('proteinFacets', { query }, { revalidateOnFocus: false });
  const shown = data.filter(({ values }) => values.length > 1);
  if (shown.length === 0) return null;
  return (
    <aside aria-label={text.narrow} className={styles.aside}>
      {shown.map(({ field, values }) => (
        <section key={field}>
          <Heading level={2} size="body">
            {facetText[field]}
          </Heading>
          <ul className={styles.values}>
            {values.map(({ count, label, query: condition, value }) => (
              <li className={styles.value} key={value}>
                <Link asChild tone="neutral">
                  <RouterLink to={proteinPaths.results(narrowed(query, condition))}>{label}</RouterLink>
                </Link>
                {text.count(count)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
