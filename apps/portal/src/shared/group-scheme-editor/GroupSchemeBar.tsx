import { Plus, Undo2, WandSparkles } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { Menu, MenuContent, MenuTrigger } from '@panome/ui/menu';
import { Text } from '@panome/ui/text';
import type { SampleGroup, Target } from './groupScheme.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';
import { GroupSchemeTargets } from './GroupSchemeTargets.tsx';

type GroupSchemeBarProps = {
  groups: readonly SampleGroup[];
  selectedCount: number;
  /** How many samples are in a group, of how many. */
  progress: { placed: number; total: number };
  canUndo: boolean;
  onAdd: () => void;
  /** Left out, there is no such button. */
  onGuess: (() => void) | undefined;
  onMove: (to: Target) => void;
  onUndo: () => void;
  /** The first button: it is always there to take the focus. */
  addRef: Ref<HTMLButtonElement>;
};

const icon = { size: 16, strokeWidth: 1.5 };

/** What can be done with the whole scheme and with the ticked samples. */
export function GroupSchemeBar({
  addRef,
  canUndo,
  groups,
  onAdd,
  onGuess,
  onMove,
  onUndo,
  progress,
  selectedCount,
}: GroupSchemeBarProps) {
  return (
    <Inline>
      <Button icon={<Plus {...icon} />} onClick={onAdd} ref={addRef}>
        {text.add}
      </Button>
      {onGuess && (
        <Button icon={<WandSparkles {...icon} />} onClick={onGuess}>
          {text.guess}
        </Button>
      )}
      <Menu>
        <MenuTrigger>
          <Button disabled={selectedCount === 0}>{text.moveSelected(selectedCount)}</Button>
        </MenuTrigger>
        <MenuContent>
          <GroupSchemeTargets groups={groups} onMove={onMove} />
        </MenuContent>
      </Menu>
      <Button disabled={!canUndo} icon={<Undo2 {...icon} />} onClick={onUndo} variant="quiet">
        {text.undo}
      </Button>
      <Text size="secondary" tone="subtle">
        {text.progress(progress.placed, progress.total)}
      </Text>
    </Inline>
  );
}
