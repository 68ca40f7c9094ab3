import { Ellipsis, GripVertical } from 'lucide-react';
import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { TextField } from '@panome/ui/text-field';
import type { SampleGroup } from './groupScheme.ts';
import { GroupSchemeColor } from './GroupSchemeColor.tsx';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';
import { dragTypes } from './GroupSchemePlace.tsx';

type GroupSchemeGroupProps = {
  group: SampleGroup;
  /** The place of the group, and how many there are. */
  at: number;
  of: number;
  problem: 'missing' | 'taken' | undefined;
  onChange: (group: SampleGroup, step: 'name' | 'color') => void;
  /** Typing in the name is over. */
  onNamed: () => void;
  /** Moves the group to this place. */
  onShift: (to: number) => void;
  onRemove: () => void;
};

/** The head of a group: grip, colour, name and acts. */
export function GroupSchemeGroup({
  at,
  group,
  of,
  onChange,
  onNamed,
  onRemove,
  onShift,
  problem,
}: GroupSchemeGroupProps) {
  const error = problem && { missing: text.nameMissing, taken: text.nameTaken }[problem];
  return (
    <div className={styles.head}>
      {/* For the pointer only: 上移 and 下移 are the way of the keyboard. */}
      <span
        aria-hidden
        className={styles.grip}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(dragTypes.group, String(at));
          const card = event.currentTarget.closest('section');
          if (card) event.dataTransfer.setDragImage(card, 16, 16);
        }}
        title={text.drag}
      >
        <GripVertical size={16} strokeWidth={1.5} />
      </span>
      <GroupSchemeColor
        label={text.color(group.name)}
        onChange={(color) => onChange({ ...group, color }, 'color')}
        value={group.color}
      />
      <TextField
        error={error}
        label={text.name}
        labelHidden
        onBlur={onNamed}
        onValueChange={(name) => onChange({ ...group, name }, 'name')}
        size="small"
        value={group.name}
      />
      <Menu>
        <MenuTrigger>
          <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label={text.options(group.name)} size="small" />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem disabled={at === 0} onSelect={() => onShift(at - 1)}>
            {text.up}
          </MenuItem>
          <MenuItem disabled={at === of - 1} onSelect={() => onShift(at + 1)}>
            {text.down}
          </MenuItem>
          <MenuItem tone="danger" onSelect={onRemove}>
            {text.remove}
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  );
}
