import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { BookOpen } from 'lucide-react';
import * as styles from './Form.css.ts';
import type { Tool } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';

/** What a run gives, and how it is calculated. */
export function ToolAside({ onGuide, tool }: { tool: Tool; onGuide: () => void }) {
  const text = useText(toolFormText);
  const list = (title: string, entries: readonly string[]) =>
    entries.length > 0 && (
      <Stack space="xsmall">
        <Heading level={3}>{title}</Heading>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </Stack>
    );
  return (
    <aside className={styles.aside}>
      <Card title={text.gives}>
        <Stack>
          {list(text.charts, tool.charts)}
          {list(text.tables, [...tool.tables.map(({ title }) => title), text.note])}
          <Button icon={<BookOpen size={16} strokeWidth={1.5} />} onClick={onGuide}>
            {text.guide}
          </Button>
          <Text size="secondary" tone="subtle">
            {text.version(tool.version)}
          </Text>
        </Stack>
      </Card>
    </aside>
  );
}
