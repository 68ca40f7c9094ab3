import { lightTokens } from '@panome/tokens';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { moveGroup, unassigned, type GroupScheme, type SampleGroup, type Target } from './groupScheme.ts';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText } from './GroupSchemeEditor.text.ts';
import { GroupSchemeGroup } from './GroupSchemeGroup.tsx';
import { GroupSchemePaste, type ParsedScheme } from './GroupSchemePaste.tsx';
import { GroupSchemeSamples } from './GroupSchemeSamples.tsx';
import { useGroupScheme } from './useGroupScheme.ts';

const { c1, c2, c3, c4, c5, c6, c7, c8 } = lightTokens.chart;
const palette = [c1, c2, c3, c4, c5, c6, c7, c8];

export type GroupSchemeEditorProps = {
  /** Every sample of the table. */
  samples: readonly string[];
  value: GroupScheme;
  onChange: (scheme: GroupScheme) => void;
  /** Reads pasted lines of `sample⇥group`; left out, nothing can be pasted. */
  parse?: (pasted: string, samples: readonly string[]) => ParsedScheme;
  /** Guesses the groups from the names; left out, there is no such button. */
  guess?: (samples: readonly string[]) => GroupScheme;
};

/**
 * Puts samples into groups, by drag or by ticking them and 移到组. Every step can be undone.
 *
 * When not to use: to choose among schemes that exist; use Select.
 */
export function GroupSchemeEditor({ guess, onChange, parse, samples, value }: GroupSchemeEditorProps) {
  const text = useText(groupSchemeEditorText);
  const { canUndo, change, move, select, selected, undo } = useGroupScheme(value, onChange);
  const setGroup = (at: number, group: SampleGroup) => change({ ...value, groups: value.groups.with(at, group) });
  const add = () => {
    const number = value.groups.length + 1;
    change({ ...value, groups: [...value.groups, { name: text.newGroup(number), color: palette[value.groups.length % palette.length]!, samples: [] }] });
  };
  const list = (label: string, names: readonly string[], to: Target) => (
    <GroupSchemeSamples label={label} onDrop={(sample) => move(to, sample)} onSelect={select} samples={names} selected={selected} />
  );
  const rest = (label: string, names: readonly string[], to: Target) => (
    <section aria-label={label} className={styles.group}>
      <Text weight="strong">{label}</Text>
      <Text size="secondary" tone="subtle">
        {text.count(names.length)}
      </Text>
      {list(label, names, to)}
    </section>
  );
  return (
    <Stack>
      <Inline>
        <Button onClick={add}>{text.add}</Button>
        {guess && <Button onClick={() => change(guess(samples))}>{text.guess}</Button>}
        <Menu>
          <MenuTrigger>
            <Button disabled={selected.length === 0}>{text.moveSelected(selected.length)}</Button>
          </MenuTrigger>
          <MenuContent>
            {value.groups.map((group, at) => (
              <MenuItem key={at} onSelect={() => move(at)}>
                {text.moveTo(group.name)}
              </MenuItem>
            ))}
            <MenuItem onSelect={() => move('unassigned')}>{text.toUnassigned}</MenuItem>
            <MenuItem onSelect={() => move('excluded')}>{text.exclude}</MenuItem>
          </MenuContent>
        </Menu>
        <Button disabled={!canUndo} onClick={undo} variant="quiet">
          {text.undo}
        </Button>
      </Inline>
      <div className={styles.groups}>
        {rest(text.unassigned, unassigned(value, samples), 'unassigned')}
        {value.groups.map((group, at) => (
          <section aria-label={group.name} className={styles.group} key={at}>
            <GroupSchemeGroup
              group={group}
              onChange={(next) => setGroup(at, next)}
              onRemove={() => change({ ...value, groups: value.groups.toSpliced(at, 1) })}
              onShift={(by) => change(moveGroup(value, at, at + by))}
            />
            {list(group.name, group.samples, at)}
          </section>
        ))}
        {rest(text.exclude, value.excluded, 'excluded')}
      </div>
      {parse && <GroupSchemePaste onApply={change} parse={parse} samples={samples} />}
    </Stack>
  );
}
