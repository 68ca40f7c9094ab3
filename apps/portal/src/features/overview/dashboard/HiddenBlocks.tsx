import type { WorkbenchBlock } from '@panome/contract/workbench';
import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import { Plus } from 'lucide-react';
import * as styles from './Dashboard.css.ts';
import { dashboardText as text } from './dashboard.text.ts';

type HiddenBlocksProps = {
  readonly hidden: readonly WorkbenchBlock[];
  readonly onShow: (block: WorkbenchBlock) => void;
};

/** The blocks that are not shown, each with the way back. */
export const HiddenBlocks = ({ hidden, onShow }: HiddenBlocksProps) => (
  <div aria-label={text.hidden} className={styles.hidden} role="group">
    <Text tone="muted">{hidden.length > 0 ? text.hidden : text.noneHidden}</Text>
    {hidden.map((block) => (
      <Button
        aria-label={text.show(text.blocks[block])}
        icon={<Plus aria-hidden size={14} strokeWidth={1.5} />}
        key={block}
        onClick={() => onShow(block)}
        size="small"
      >
        {text.blocks[block]}
      </Button>
    ))}
  </div>
);
