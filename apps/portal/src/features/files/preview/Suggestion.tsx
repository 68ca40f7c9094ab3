import type { Inspection } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Link } from '@panome/ui/link';
import { useCall } from '../../../shared/api/index.ts';
import { toolHref } from '../paths.ts';
import { looksLike } from './looksLike.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import { suggestedTools } from './suggestedTools.ts';

/** What the table seems to be, and the tools that fit it. */
export function Suggestion({ id, report }: { id: string; report: Inspection }) {
  const { data } = useCall('toolList', {});
  const tools = suggestedTools(data?.tools ?? [], report);
  const hint = report.kind === 'groups' ? text.useAsGroups : report.kind === 'other' ? text.otherHint : '';
  return (
    <Callout
      title={looksLike(report)}
      tone={report.problems.length === 0 && report.kind !== 'other' ? 'success' : 'info'}
    >
      {report.problems.length === 0 && report.kind !== 'other' && <p className={styles.fine}>{text.fine}</p>}
      {tools.length > 0 ? (
        <ul aria-label={text.fitting} className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool.id}>
              <Link href={toolHref(tool.id, id)}>{tool.title}</Link>
            </li>
          ))}
        </ul>
      ) : (
        hint
      )}
    </Callout>
  );
}
