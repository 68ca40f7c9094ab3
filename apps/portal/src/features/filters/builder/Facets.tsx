import { Button } from '@panome/ui/button';
import { SearchField } from '@panome/ui/search-field';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { useMemo, useState } from 'react';
import { useNarrow } from '../../../shared/list/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { Aliases, FilterColumn, FilterTable } from '../filterTypes.ts';
import { LevelFacet } from './LevelFacet.tsx';
import { NumberFacet } from './NumberFacet.tsx';
import { facetCondition, withFacet, type RuleDraft } from './ruleDraft.ts';

/** Columns shown at once; the others are searched for. */
const page = { wide: 8, narrow: 3 };

type FacetsProps = {
  readonly table: FilterTable;
  readonly aliases: Aliases;
  readonly draft: RuleDraft;
  readonly onChange: (draft: RuleDraft) => void;
};

/** Whether a facet says something: a spread of numbers, or texts that stand in many rows. */
const tells = ({ kind, levels, max, min }: FilterColumn): boolean =>
  kind === 'number' ? min !== null && min !== max : levels.length > 1;

/** The columns with what they hold: ranges to drag, texts to tick. */
export function Facets({ aliases, draft, onChange, table }: FacetsProps) {
  const [search, setSearch] = useState('');
  const atOnce = useNarrow() ? page.narrow : page.wide;
  const [more, setMore] = useState(0);
  const shown = atOnce + more;
  const wanted = search.trim().toLowerCase();
  const columns = useMemo(() => {
    const all =
      wanted === ''
        ? table.columns
        : table.columns.filter(({ label, name }) => `${label} ${name}`.toLowerCase().includes(wanted));
    return [...all.filter(tells), ...all.filter((column) => !tells(column))];
  }, [table, wanted]);
  return (
    <section aria-label={text.facets} className={styles.facets}>
      <SearchField
        label={text.searchColumns}
        onValueChange={setSearch}
        placeholder={text.searchColumns}
        value={search}
      />
      {columns.length === 0 && <Text tone="muted">{text.noColumn}</Text>}
      {columns.slice(0, shown).map((column) => (
        <Facet aliases={aliases} column={column} draft={draft} key={column.name} onChange={onChange} />
      ))}
      {columns.length > shown && (
        <Button onClick={() => setMore(more + page.wide)} variant="quiet">
          {text.moreColumns(Math.min(page.wide, columns.length - shown))}
        </Button>
      )}
    </section>
  );
}

type FacetProps = Omit<FacetsProps, 'table'> & { readonly column: FilterColumn };

function Facet({ aliases, column, draft, onChange }: FacetProps) {
  const { kind, label, missing, name } = column;
  const facet = kind === 'number' ? ('range' as const) : ('levels' as const);
  const condition = facetCondition(draft, name, facet);
  const change = (next: typeof condition) => onChange(withFacet(draft, name, facet, next));
  return (
    <div className={styles.facet} data-used={condition ? '' : undefined}>
      <div className={styles.facetHead}>
        <TruncatedName>{label}</TruncatedName>
        {missing > 0 && (
          <Text size="secondary" tone="subtle">
            {text.missing(missing)}
          </Text>
        )}
      </div>
      {facet === 'range' ? (
        <NumberFacet column={column} condition={condition} onChange={change} />
      ) : (
        <LevelFacet
          column={column}
          condition={condition}
          onChange={change}
          wordOf={(cell) => aliases.values[name]?.[cell] ?? cell}
        />
      )}
    </div>
  );
}
