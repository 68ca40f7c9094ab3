import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toolFormPath } from '../../../shared/tasks/index.ts';
import * as styles from './ToolList.css.ts';
import type { ToolSummary } from '../../../shared/tools/index.ts';
import { ChartShape } from '../../../shared/tools/shapes/ChartShape.tsx';
import { toolListText } from './toolList.text.ts';

/** One tool: what it answers, what it draws, and a way to try it at once. */
export function ToolCard({ tool }: { tool: ToolSummary }) {
  const text = useText(toolListText);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={3} size="section">
            <Link className={styles.link} to={toolFormPath(tool.id)}>
              {tool.title}
            </Link>
          </Heading>
          <Text as="p" tone="muted">
            {tool.summary}
          </Text>
        </div>
        {tool.charts[0] && <ChartShape title={tool.charts[0]} />}
      </div>
      <div className={styles.foot}>
        <ul aria-label={text.charts} className={styles.charts}>
          {tool.charts.map((chart) => (
            <li key={chart}>
              <Tag>{chart}</Tag>
            </li>
          ))}
        </ul>
        <span className={styles.example}>
          <Button asChild icon={<FlaskConical size={16} strokeWidth={1.5} />} size="small">
            <Link aria-label={text.exampleOf(tool.title)} to={toolFormPath(tool.id, { example: true })}>
              {text.example}
            </Link>
          </Button>
        </span>
      </div>
    </article>
  );
}
