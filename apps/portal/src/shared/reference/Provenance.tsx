import type { ReferenceRelease } from '@panome/contract';
import { Link } from '@panome/ui/link';
import { Tag } from '@panome/ui/tag';
import * as styles from './Provenance.css.ts';
import { referenceText as text } from './reference.text.ts';

/** Where shown data come from: source, version, licence and date of each release, and what was made up. */
export function Provenance({ releases }: { readonly releases: readonly ReferenceRelease[] }) {
  return (
    <ul aria-label={text.sources} className={styles.list}>
      {releases.map(
        ({
          date,
          entries,
          id,
          imported_at,
          licence,
          licence_url,
          own,
          private: closed,
          simulated,
          source,
          version,
        }) => (
          <li className={styles.line} key={id}>
            {simulated && <Tag>{text.simulated}</Tag>}
            {own && <Tag>{text.own}</Tag>}
            {closed && <Tag>{text.private}</Tag>}
            <span>
              {[source, version, date, text.entries(entries)].filter(Boolean).join(' · ')} ·{' '}
              {licence_url ? (
                <Link external href={licence_url} tone="muted">
                  {licence}
                </Link>
              ) : (
                licence
              )}{' '}
              · {text.imported(imported_at.slice(0, 10))}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
