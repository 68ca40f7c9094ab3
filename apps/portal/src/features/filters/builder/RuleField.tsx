import { parseRule, type ParsedRule, type Rule } from '@panome/analysis/rules';
import { Button } from '@panome/ui/button';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { useMemo, useState, type SubmitEvent } from 'react';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { Aliases, FilterTable } from '../filterTypes.ts';

type RuleFieldProps = {
  readonly table: FilterTable;
  /** A group of samples that conditions can name; none when the samples are not grouped. */
  readonly group: string | undefined;
  readonly aliases: Aliases;
  readonly onAdd: (rule: Rule) => void;
};

/** A cell that people ask for: by its word where it has one, and not what stands in most rows. */
function cellOf({ levels }: FilterTable['columns'][number], words: Aliases['values'][string] | undefined): string {
  const { value } = levels[1] ?? levels[0]!;
  return words?.[value] ?? `"${value}"`;
}

/** A condition that this table could be asked for, as an example. */
function exampleOf({ columns }: FilterTable, { values }: Aliases): string {
  const number = columns.find(({ max, min }) => min !== null && max !== null && min < max);
  const texts = columns.find(({ levels }) => levels.length > 1);
  const parts = [
    ...(texts ? [`${texts.label} 是 ${cellOf(texts, values[texts.name])}`] : []),
    ...(number ? [`${number.label} > ${Number((((number.min ?? 0) + (number.max ?? 0)) / 2).toPrecision(2))}`] : []),
  ];
  return parts.length > 0 ? parts.join(' 且 ') : `${columns[0]?.label ?? ''} 不为空`;
}

/** A rule in plain Chinese: what was understood is shown as it is typed, and nothing of it is left out silently. */
export function RuleField({ aliases, group, onAdd, table }: RuleFieldProps) {
  const [typed, setTyped] = useState('');
  const parsed = useMemo(() => parseRule(typed, { columns: table.columns, aliases }), [aliases, table, typed]);
  const ready = parsed.rule !== null && parsed.unread.length === 0;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready || !parsed.rule) return;
    onAdd(parsed.rule);
    setTyped('');
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack space="small">
        <TextField
          autoComplete="off"
          help={group ? text.sayGroups(group) : text.sayHelp}
          label={text.say}
          onValueChange={setTyped}
          placeholder={text.sayPlaceholder(exampleOf(table, aliases))}
          value={typed}
        />
        {typed.trim() !== '' && (
          <>
            <Pieces parsed={parsed} typed={typed} />
            <div className={styles.acts}>
              <Button disabled={!ready} type="submit" variant="primary">
                {text.add}
              </Button>
              {!ready && parsed.unread.length > 0 && (
                <Text size="secondary" tone="muted">
                  {text.addFirst}
                </Text>
              )}
            </div>
          </>
        )}
      </Stack>
    </form>
  );
}

type Segment = { readonly from: number; readonly text: string; readonly kind: 'read' | 'unread' | 'between' };

/** What was typed in a row: conditions that were understood, what was not, and what stands between them. */
function segmentsOf({ read, unread }: ParsedRule, typed: string): Segment[] {
  const pieces = [
    ...read.map(({ from, to }) => ({ from, to, kind: 'read' as const })),
    ...unread.map(({ from, to }) => ({ from, to, kind: 'unread' as const })),
  ].toSorted((a, b) => a.from - b.from);
  const segments: Segment[] = [];
  let at = 0;
  for (const { from, kind, to } of pieces) {
    const start = Math.max(at, from);
    segments.push({ from: at, text: typed.slice(at, start), kind: 'between' });
    segments.push({ from: start, text: typed.slice(start, Math.max(start, to)), kind });
    at = Math.max(at, to);
  }
  return [...segments, { from: at, text: typed.slice(at), kind: 'between' as const }].filter((one) => one.text !== '');
}

const looks = { read: styles.readPiece, unread: styles.unreadPiece, between: undefined } as const;

/** What was typed, with the conditions that were understood and what was not. */
function Pieces({ parsed, typed }: { readonly parsed: ParsedRule; readonly typed: string }) {
  return (
    <div role="status">
      <div aria-label={text.understood} className={styles.said} role="group">
        {segmentsOf(parsed, typed).map(({ from, kind, text: piece }) => (
          <span className={looks[kind]} key={`${from} ${kind}`}>
            {piece}
          </span>
        ))}
      </div>
      {parsed.unread.map(({ from, nearest, text: piece, to, why }) => (
        <Text as="p" key={`${from} ${to} ${why}`} size="secondary" tone="danger">
          {`${text.unread}${piece ? `“${piece}”` : ''}：${why}${nearest.length > 0 ? text.nearest(nearest) : ''}`}
        </Text>
      ))}
    </div>
  );
}
