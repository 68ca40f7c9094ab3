import { Disclosure } from '@panome/ui/disclosure';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { SearchField } from '@panome/ui/search-field';
import { Text } from '@panome/ui/text';
import { useMemo, useState } from 'react';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import * as styles from './Inspector.css.ts';

/** Of a group, so many are listed; a scatter plot has thousands of marks. */
const listed = 100;

type Item = { readonly id: string; readonly name: string };

/** Every element of the figure by what it belongs to, hidden ones too. */
export function ElementList({ editor }: { readonly editor: Editor }) {
  const text = useText(svgEditorText);
  const [search, setSearch] = useState('');
  const { elements, nameOf } = editor;
  const groups = useMemo(() => {
    const wanted = search.toLowerCase();
    const items = elements.map(({ id }) => ({ id, ...nameOf(id) }));
    const found = items.filter(({ group, name }) => `${group} ${name}`.toLowerCase().includes(wanted));
    return [...Map.groupBy(found, ({ group }) => group)];
  }, [elements, nameOf, search]);
  return (
    <section aria-label={text.elements} className={styles.panel}>
      <Heading level={2} size="section">
        {text.elements}
      </Heading>
      <SearchField label={text.search} onValueChange={setSearch} placeholder={text.search} value={search} />
      <div>
        {groups.map(([group, items]) => (
          <Group editor={editor} group={group} items={items} key={group} open={search !== '' && groups.length < 4} />
        ))}
        {groups.length === 0 && <Text tone="subtle">{text.noMatch}</Text>}
      </div>
    </section>
  );
}

type GroupProps = {
  readonly editor: Editor;
  readonly group: string;
  readonly items: readonly Item[];
  readonly open: boolean;
};

function Group({ editor, group, items, open: found }: GroupProps) {
  const text = useText(svgEditorText);
  const [opened, setOpened] = useState(false);
  const rest = items.length - listed;
  return (
    <Disclosure lazy onOpenChange={setOpened} open={opened || found} summary={`${group}（${items.length}）`}>
      <div className={styles.list}>
        {items.slice(0, listed).map(({ id, name }) => (
          <button
            aria-pressed={editor.selected.includes(id)}
            className={styles.element}
            key={id}
            onClick={(event) => editor.select(id, event.shiftKey || event.ctrlKey || event.metaKey)}
            type="button"
          >
            <span>{name}</span>
            {editor.isChanged(id) && (
              <span className={styles.mark}>{editor.isHidden(id) ? text.hiddenMark : text.changedMark}</span>
            )}
          </button>
        ))}
        {rest > 0 && <Text tone="subtle">{text.more(rest)}</Text>}
      </div>
    </Disclosure>
  );
}
