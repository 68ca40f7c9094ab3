import { Heading } from '@panome/ui/heading';
import { useId } from 'react';
import type { ToolSummary } from '../../../shared/tools/index.ts';
import { ToolCard } from './ToolCard.tsx';
import * as styles from './ToolList.css.ts';

/** Tools under one title; nothing at all without any. */
export function ToolSection({ title, tools }: { title: string; tools: readonly ToolSummary[] }) {
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} level={2} size="section">
        {title}
      </Heading>
      <ul className={styles.grid}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}
