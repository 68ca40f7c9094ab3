import type { Inspection } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Link } from '@panome/ui/link';
import { looksLike } from './looksLike.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import { useFirstTools } from './useFirstTools.ts';

/** What the table seems to be, and the tools that a usual analysis of it begins with. */
export function Suggestion({ id, report }: { id: string; report: Inspection }) {
  const { first, none, table } = useFirstTools(id);
  const hint = none || (report.kind === 'groups' ? text.useAsGroups : report.kind === 'other' ? text.otherHint : '');
  return (
    <Callout
      title={looksLike(report, table)}
      tone={report.problems.length === 0 && report.kind !== 'other' ? 'success' : 'info'}
    >
      {report.problems.length === 0 && report.kind !== 'other' && <p className={styles.fine}>{text.fine}</p>}
      {first.length > 0 ? (
        <ul aria-label={text.fitting} className={styles.tools}>
          {first.map((tool) => (
            <li key={tool.id}>
              <Link href={tool.href}>{tool.title}</Link>
            </li>
          ))}
        </ul>
      ) : (
        hint
      )}
    </Callout>
  );
}
