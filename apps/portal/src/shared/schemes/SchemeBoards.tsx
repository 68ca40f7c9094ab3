import { guessGroups, parsePastedGroups } from '@panome/analysis/groups';
import type { Groups } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { Stack } from '@panome/ui/stack';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { groupColors, GroupSchemeEditor, type GroupScheme as Board } from '../group-scheme-editor/index.ts';
import { PaletteMenu } from '../palettes/index.ts';
import { AddFactor } from './AddFactor.tsx';
import { FactorBoard } from './FactorBoard.tsx';
import type { Factor, GroupScheme, SchemeKind } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';

type SchemeBoardsProps = {
  readonly kind: SchemeKind;
  readonly scheme: GroupScheme;
  /** Every sample of the tables, then those that only the scheme names. */
  readonly samples: readonly string[];
  readonly onChange: (scheme: GroupScheme) => void;
};

const groupsTab = 'groups';
const tabOf = (name: string) => `factor ${name}`;

const boardOf = ({ group, levels, samples }: Groups): Board => ({
  groups: levels.map((name, at) => ({
    name,
    color: groupColors[at % groupColors.length]!,
    samples: samples.filter((_, index) => group[index] === name),
  })),
  excluded: samples.filter((_, index) => group[index] === ''),
});
const factorsOf = ({ factors, samples }: Groups): Factor[] =>
  factors.map(({ name, values }) => ({
    name,
    values: Object.fromEntries(samples.map((sample, at) => [sample, values[at] ?? ''])),
  }));

/** The groups of a scheme and each of its factors, on boards of the same kind. */
export function SchemeBoards({ kind, onChange, samples, scheme }: SchemeBoardsProps) {
  const [tab, setTab] = useState(groupsTab);
  const { factors } = scheme;
  const open = tab === groupsTab || factors.some(({ name }) => tabOf(name) === tab) ? tab : groupsTab;
  // Undo gives back what it was given: the factors are none of its steps.
  const groupsOnly = { groups: scheme.groups, excluded: scheme.excluded };
  const parse = (pasted: string) => {
    const { groups, missing, unknown } = parsePastedGroups(pasted, samples);
    // Further columns of what was pasted are factors; the editor hands them through beside its groups.
    return { scheme: { ...boardOf(groups), factors: factorsOf(groups) }, missing, unknown };
  };
  const change = (next: Board & { readonly factors?: readonly Factor[] }) => {
    const pasted = next.factors ?? [];
    const kept = factors.filter(({ name }) => !pasted.some((factor) => factor.name === name));
    onChange({
      ...scheme,
      groups: next.groups.map((group) => ({ ...group, samples: [...group.samples] })),
      excluded: [...next.excluded],
      factors: [...kept, ...pasted],
    });
  };
  const setFactor = (at: number, values: Factor['values'], excluded: GroupScheme) =>
    onChange({ ...excluded, factors: factors.with(at, { ...factors[at]!, values }) });
  return (
    <Tabs onValueChange={setTab} value={open}>
      <Inline justify="between" space="medium">
        <TabsList label={text.boards}>
          <TabsTab value={groupsTab}>{text.groups}</TabsTab>
          {factors.map(({ name }) => (
            <TabsTab key={name} value={tabOf(name)}>
              {name}
            </TabsTab>
          ))}
        </TabsList>
        {open === groupsTab && (
          <PaletteMenu
            onChoose={(colors) =>
              onChange({
                ...scheme,
                groups: scheme.groups.map((group, at) => ({ ...group, color: colors[at % colors.length]! })),
              })
            }
          />
        )}
        <AddFactor
          kind={kind}
          onAdd={(name) => {
            onChange({ ...scheme, factors: [...factors, { name, values: {} }] });
            setTab(tabOf(name));
          }}
          taken={factors.map(({ name }) => name)}
        />
      </Inline>
      <TabsPanel value={groupsTab}>
        <GroupSchemeEditor
          guess={(all) => boardOf(guessGroups(all).groups)}
          onValueChange={change}
          parse={parse}
          samples={samples}
          value={groupsOnly}
        />
      </TabsPanel>
      {factors.map((factor, at) => (
        <TabsPanel key={factor.name} value={tabOf(factor.name)}>
          <Stack space="medium">
            <Inline align="start" justify="between" wrap={false}>
              <Text tone="muted">{text.factorHelp(factor.name)}</Text>
              <Button
                onClick={() => onChange({ ...scheme, factors: factors.toSpliced(at, 1) })}
                size="small"
                variant="quiet"
              >
                {text.removeFactor(factor.name)}
              </Button>
            </Inline>
            <FactorBoard
              factor={factor}
              onChange={(values, next) => setFactor(at, values, next)}
              samples={samples}
              scheme={scheme}
            />
          </Stack>
        </TabsPanel>
      ))}
    </Tabs>
  );
}
