import type { ResponseOf } from '@panome/contract/client';
import { useFiltered } from '@panome/ui/combobox';
import { SearchField } from '@panome/ui/search-field';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { FilterSelect, ListEmpty, useNarrow } from '../../../shared/list/index.ts';
import * as styles from '../Academy.css.ts';
import { AcademyFrame } from '../AcademyFrame.tsx';
import { academyText } from '../academy.text.ts';
import { dictionaryText as text } from './dictionary.text.ts';
import { EntryDrawer } from './EntryDrawer.tsx';

type Entry = ResponseOf<'tutorialDictionaryList'>[number];
const none: readonly Entry[] = [];

/** What a phone has no room for; it stands in the entry. */
const wide: readonly Column<Entry>[] = [
  {
    id: 'class',
    header: text.class,
    text: (entry) => entry.class,
    cell: (entry) => <Tag>{entry.class}</Tag>,
    width: 140,
  },
  { id: 'formula', header: text.formula, cell: ({ formula }) => formula || '--', width: 140 },
  { id: 'does', header: text.does, cell: ({ summary }) => summary, minWidth: 260 },
];

/** The same list with an entry open beside it. */
const entryOf = (query: URLSearchParams, id: string): string => {
  const next = new URLSearchParams(query);
  next.set('entry', id);
  return `?${next.toString()}`;
};

/** 物质功能词典: looked through as a whole, narrowed by class and by words in any script; an entry is in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const { data, error, isLoading, mutate } = useCallPage(
    'tutorialDictionaryList',
    { page: 1, size: 1_000 },
    { revalidateOnFocus: false },
  );
  const put = (name: string, value: string) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: name !== 'entry' },
    );
  const narrow = useNarrow();
  const words = query.get('q') ?? '';
  const entries = data?.data ?? none;
  const classes = useMemo(() => [...new Set(entries.map((entry) => entry.class))], [entries]);
  const chosen = classes.find((one) => one === query.get('class')) ?? '';
  const options = useMemo(
    () =>
      entries.map(({ formula, id, name, name_en, synonyms }) => ({
        value: id,
        label: name,
        help: [name_en, formula, ...synonyms].join(' '),
      })),
    [entries],
  );
  const found = new Set(useFiltered(options, words).map(({ value }) => value));
  const shown = entries.filter((entry) => found.has(entry.id) && (!chosen || entry.class === chosen));
  const filtered = words !== '' || chosen !== '';

  const columns = useMemo<readonly Column<Entry>[]>(
    () => [
      {
        id: 'name',
        header: text.name,
        sortValue: ({ name }) => name,
        text: ({ name }) => name,
        cell: ({ id, name }) => <Link to={entryOf(query, id)}>{name}</Link>,
        width: narrow ? 140 : 180,
      },
      {
        id: 'en',
        header: text.nameEn,
        sortValue: (entry) => entry.name_en,
        cell: (entry) => entry.name_en,
        width: 220,
      },
      ...(narrow ? [] : wide),
    ],
    [narrow, query],
  );

  return (
    <AcademyFrame
      description={academyText.dictionaryHelp}
      search={
        <SearchField
          label={text.search}
          onValueChange={(value) => put('q', value)}
          placeholder={text.search}
          value={words}
        />
      }
      title={academyText.dictionary}
    >
      <div className={styles.filters}>
        <FilterSelect
          all={text.all}
          choices={classes}
          label={text.classes}
          labels={Object.fromEntries(classes.map((one) => [one, one])) as Record<Entry['class'], string>}
          onChoose={(value) => put('class', value)}
          value={chosen}
        />
        <VisuallyHidden role="status">{filtered && data ? text.found(shown.length) : ''}</VisuallyHidden>
      </div>
      <Table
        columns={columns}
        empty={
          <ListEmpty
            error={data ? undefined : error}
            onClear={filtered && (() => setQuery({}, { replace: true }))}
            onRetry={() => void mutate()}
          >
            <EmptyState description={text.noneHelp} title={text.none} />
          </ListEmpty>
        }
        label={academyText.dictionary}
        loading={isLoading}
        onRowActivate={({ id }) => put('entry', id)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rows={shown}
      />
      <EntryDrawer id={query.get('entry') ?? ''} onClose={() => put('entry', '')} />
    </AcademyFrame>
  );
}
