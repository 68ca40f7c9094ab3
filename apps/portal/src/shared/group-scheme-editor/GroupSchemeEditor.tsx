import { useRef, type KeyboardEvent } from 'react';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import {
  addGroup,
  fewSamples,
  moveGroup,
  nameProblem,
  unassigned,
  type GroupScheme,
  type SampleGroup,
  type Target,
} from './groupScheme.ts';
import { GroupSchemeBar } from './GroupSchemeBar.tsx';
import { groupColors } from './GroupSchemeColor.tsx';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';
import { GroupSchemeGroup } from './GroupSchemeGroup.tsx';
import { GroupSchemePaste, type ParsedScheme } from './GroupSchemePaste.tsx';
import { GroupSchemePlace } from './GroupSchemePlace.tsx';
import { GroupSchemeSamples } from './GroupSchemeSamples.tsx';
import { useGroupScheme } from './useGroupScheme.ts';

export type GroupSchemeEditorProps = {
  /** Every sample of the table. */
  samples: readonly string[];
  /** The scheme as it stands. */
  value: GroupScheme;
  /** The scheme after each step, also after undo. */
  onValueChange: (scheme: GroupScheme) => void;
  /** Reads pasted lines of `sample⇥group`; left out, nothing can be pasted. */
  parse?: (pasted: string, samples: readonly string[]) => ParsedScheme;
  /** Guesses the groups from the names; left out, there is no such button. */
  guess?: (samples: readonly string[]) => GroupScheme;
};

/**
 * Puts samples into groups, by drag, by a sample's menu, or by ticking several and 移到组. Every step can be undone. The
 * samples of a place are one tab stop: arrows, Home, End and first letters move, Space ticks, Shift ticks a range.
 */
export function GroupSchemeEditor({ guess, onValueChange, parse, samples, value }: GroupSchemeEditorProps) {
  const { canUndo, change, endStep, move, select, selected, undo } = useGroupScheme(value, onValueChange);
  const addButton = useRef<HTMLButtonElement>(null);
  const { groups } = value;
  const setGroup = (at: number, group: SampleGroup, step: string) =>
    change({ ...value, groups: groups.with(at, group) }, `${step} ${at}`);
  const remove = (at: number) => {
    change({ ...value, groups: groups.toSpliced(at, 1) });
    addButton.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // In a text field Ctrl+Z belongs to the text.
    const typing = event.target instanceof Element && event.target.matches('input:not([type="checkbox"]), textarea');
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || typing) return;
    event.preventDefault();
    undo();
  };
  const list = (label: string, names: readonly string[], place: Target) => (
    <GroupSchemeSamples
      groups={groups}
      label={label}
      onEmptied={() => addButton.current?.focus()}
      onMove={move}
      onSelect={select}
      place={place}
      samples={names}
      selected={selected}
    />
  );
  const count = (names: readonly string[]) => (
    <Text size="secondary" tone="subtle">
      {text.count(names.length)}
    </Text>
  );
  const rest = (label: string, names: readonly string[], to: Target) => (
    <GroupSchemePlace label={label} onSampleDrop={(sample) => move(to, sample)}>
      <div className={styles.restHead}>
        <Text weight="strong">{label}</Text>
      </div>
      {count(names)}
      {list(label, names, to)}
    </GroupSchemePlace>
  );
  return (
    // Undo is heard for the whole editor; its button is the visible way.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={handleKeyDown}>
      <Stack>
        <GroupSchemeBar
          addRef={addButton}
          canUndo={canUndo}
          groups={groups}
          onAdd={() => change(addGroup(value, groupColors, text.newGroup))}
          onGuess={guess && (() => change(guess(samples)))}
          onMove={(to) => {
            move(to);
            addButton.current?.focus();
          }}
          onUndo={undo}
          progress={{ placed: groups.reduce((sum, group) => sum + group.samples.length, 0), total: samples.length }}
          selectedCount={selected.length}
        />
        <div className={styles.board}>
          <div className={styles.pool}>
            {rest(text.unassigned, unassigned(value, samples), 'unassigned')}
            {rest(text.exclude, value.excluded, 'excluded')}
          </div>
          <div className={styles.groups}>
            {groups.length === 0 && <p className={styles.none}>{text.noGroups}</p>}
            {groups.map((group, at) => (
              <GroupSchemePlace
                key={at}
                label={group.name}
                onGroupDrop={(from) => change(moveGroup(value, from, at))}
                onSampleDrop={(sample) => move(at, sample)}
              >
                <GroupSchemeGroup
                  at={at}
                  group={group}
                  of={groups.length}
                  onChange={(next, step) => setGroup(at, next, step)}
                  onNamed={endStep}
                  onRemove={() => remove(at)}
                  onShift={(to) => change(moveGroup(value, at, to))}
                  problem={nameProblem(groups, at)}
                />
                {count(group.samples)}
                {group.samples.length < fewSamples && (
                  <Text size="secondary" tone="warning">
                    {text.few}
                  </Text>
                )}
                {list(group.name, group.samples, at)}
              </GroupSchemePlace>
            ))}
          </div>
        </div>
        {parse && <GroupSchemePaste onApply={change} parse={parse} samples={samples} />}
      </Stack>
    </div>
  );
}
