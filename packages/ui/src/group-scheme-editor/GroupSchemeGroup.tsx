import { Ellipsis } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { fewSamples, type SampleGroup } from './groupScheme.ts';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText } from './GroupSchemeEditor.text.ts';

type GroupSchemeGroupProps = {
  group: SampleGroup;
  onChange: (group: SampleGroup) => void;
  /** Moves the group by one place. */
  onShift: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** The head of a group: colour, name, count, acts, and a warning where a test would mean little. */
export function GroupSchemeGroup({ group, onChange, onRemove, onShift }: GroupSchemeGroupProps) {
  const text = useText(groupSchemeEditorText);
  return (
    <>
      <div className={styles.head}>
        <input aria-label={text.color(group.name)} className={styles.color} onChange={(event) => onChange({ ...group, color: event.target.value })} type="color" value={group.color} />
        <TextField label={text.name} labelHidden onChange={(name) => onChange({ ...group, name })} size="small" value={group.name} />
        <Menu>
          <MenuTrigger>
            <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label={text.options(group.name)} size="small" />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem onSelect={() => onShift(-1)}>{text.up}</MenuItem>
            <MenuItem onSelect={() => onShift(1)}>{text.down}</MenuItem>
            <MenuItem danger onSelect={onRemove}>
              {text.remove}
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
      <Text size="secondary" tone="subtle">
        {text.count(group.samples.length)}
      </Text>
      {group.samples.length < fewSamples && (
        <Text size="secondary" tone="warning">
          {text.few}
        </Text>
      )}
    </>
  );
}
