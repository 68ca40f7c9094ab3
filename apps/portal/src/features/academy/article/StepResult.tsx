import { Callout } from '@panome/ui/callout';
import { Table, type Column } from '@panome/ui/table';
import { Link } from 'react-router-dom';
import { taskPath } from '../../../shared/tasks/index.ts';
import * as styles from './Article.css.ts';
import { articleText as text } from './article.text.ts';
import type { StepCheck } from './articleTypes.ts';

type Check = StepCheck['checks'][number];

const columns: readonly Column<Check>[] = [
  { id: 'label', header: text.item, cell: ({ label }) => label, minWidth: 120 },
  {
    id: 'expected',
    header: text.expected,
    align: 'end',
    cell: ({ expected, tolerance }) => (tolerance > 0 ? `${expected} ± ${tolerance}` : expected),
  },
  { id: 'found', header: text.found, align: 'end', cell: ({ found }) => found || text.absent },
  { id: 'verdict', header: text.verdict, cell: ({ passed }) => (passed ? text.right : text.wrong), width: 96 },
];

/** What the comparison found: each figure, and the options that explain a difference. */
export function StepResult({ checked: { checks, options, passed, task } }: { checked: StepCheck }) {
  if (!task)
    return (
      <div role="status">
        <Callout tone="info" title={text.noTask} />
      </div>
    );
  return (
    <div role="status">
      <Callout title={passed ? text.passed : text.failed} tone={passed ? 'success' : 'warning'}>
        <p>
          {text.task}
          <Link to={taskPath(task.id)}>{task.name}</Link>
        </p>
        {options.length > 0 && (
          <>
            <p>{text.differing}</p>
            <ul className={styles.list}>
              {options.map(({ expected, found, id, label }) => (
                <li key={id}>
                  {label}：{text.expected} {String(expected)}，{text.found} {String(found)}
                </li>
              ))}
            </ul>
            <p>{text.differingHelp}</p>
          </>
        )}
        {!passed && options.length === 0 && <p>{text.sameOptions}</p>}
        <Table columns={columns} label={text.check} rowKey={({ label }) => label} rows={checks} />
      </Callout>
    </div>
  );
}
