import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useId } from 'react';
import type { FittedTool } from './groupTools.ts';
import * as styles from './ToolDialog.css.ts';
import { toolDialogText } from './toolDialog.text.ts';

type FittingToolsProps = {
  /** What a usual analysis takes, in its order. */
  readonly fitted: readonly FittedTool[];
  readonly onChoose: (fitted: FittedTool) => void;
  /** What the table is called. */
  readonly table: string;
};

/** What a usual analysis of the table begins with, and what each step is for. */
export function FittingTools({ fitted, onChoose, table }: FittingToolsProps) {
  const text = useText(toolDialogText);
  const base = useId();
  return (
    <Stack space="small">
      <Heading level={3} size="body">
        {text.fitting}
      </Heading>
      <Text tone="muted">{text.fittingOf(table)}</Text>
      <ol aria-label={text.fitting} className={styles.fitting}>
        {fitted.map((one) => (
          <li className={styles.fit} key={one.tool.id}>
            <Button aria-describedby={`${base}${one.tool.id}`} block onClick={() => onChoose(one)}>
              {one.tool.title}
            </Button>
            <Text id={`${base}${one.tool.id}`} tone="muted">
              {one.fit?.why}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
