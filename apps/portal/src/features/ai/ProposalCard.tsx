import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Link } from 'react-router-dom';
import { toolFormPath } from '../../shared/tasks/index.ts';
import type { Reading } from './api.ts';
import { aiText as text } from './ai.text.ts';
import * as styles from './Ai.css.ts';

type ProposalCardProps = {
  readonly reading: Reading;
  /** The table that it is for; empty when none is chosen. */
  readonly file?: string;
  readonly primary?: boolean;
};

/** A filled form to look at. It is opened by a click, and runs by another one there. */
export function ProposalCard({ file = '', primary = true, reading }: ProposalCardProps) {
  const { missing, options, summary, title, tool_id } = reading;
  const values = Object.fromEntries(options.map(({ id, value }) => [id, value]));
  return (
    <section aria-label={title} className={styles.proposal}>
      <div className={styles.proposalHead}>
        <Heading level={3}>{title}</Heading>
        <Button asChild size="small" variant={primary ? 'primary' : 'secondary'}>
          <Link to={toolFormPath(tool_id, { options: values, ...(file && { file }) })}>{text.openForm}</Link>
        </Button>
      </div>
      <p className={styles.muted}>{summary}</p>
      {options.length > 0 && (
        <dl className={styles.options}>
          {options.map(({ id, label, shown, text: said }) => (
            <div className={styles.option} key={id}>
              <dt>{label}</dt>
              <dd>
                {shown}
                <span className={styles.muted}>“{said}”</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && <p className={styles.muted}>{text.missing(missing.join('、'))}</p>}
      <p className={styles.muted}>{text.openHelp}</p>
    </section>
  );
}
