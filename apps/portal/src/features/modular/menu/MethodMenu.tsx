import { Combobox } from '@panome/ui/combobox';
import { SearchField } from '@panome/ui/search-field';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useWorkspace, type WorkspaceItem, type WorkspacePageId } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';
import * as styles from './MethodMenu.css.ts';

const room = matchMedia('(min-width: 1100px)');
const subscribe = (listener: () => void) => {
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
};
const useRoom = () => useSyncExternalStore(subscribe, () => room.matches);

type MethodMenuProps = {
  /** The page that shows a method. */
  readonly page: WorkspacePageId;
  /** The method in sight; empty is none. */
  readonly current: string;
  readonly children: ReactNode;
};

/** The menu of the family beside a page of one method; a field to choose from where there is no room. */
export function MethodMenu({ children, current, page }: MethodMenuProps) {
  const wide = useRoom();
  return (
    <div className={styles.layout}>
      {wide ? <Sections current={current} page={page} /> : <Chooser current={current} page={page} />}
      <div className={styles.main}>{children}</div>
    </div>
  );
}

type MenuProps = Omit<MethodMenuProps, 'children'>;

function Sections({ current, page }: MenuProps) {
  const { pathOf, sections } = useWorkspace();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = sections
    .map(({ items, title }) => ({
      title,
      items: items.filter((item) => `${item.title} ${item.method_id}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav aria-label={text.methods} className={styles.menu}>
      <SearchField label={text.searchMethods} onValueChange={setWords} placeholder={text.searchMethods} value={words} />
      <div className={styles.sections}>
        {shown.map(({ items, title }) => (
          <div className={styles.section} key={title}>
            <Text size="secondary" tone="subtle">
              {title}
            </Text>
            <ul aria-label={title} role="list">
              {items.map((item) => (
                <li key={item.method_id}>
                  <Entry current={item.method_id === current} item={item} to={pathOf(page, { tool: item.method_id })} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {shown.length === 0 && <Text tone="muted">{text.noMatch}</Text>}
      </div>
    </nav>
  );
}

const Entry = ({
  current,
  item,
  to,
}: {
  readonly current: boolean;
  readonly item: WorkspaceItem;
  readonly to: string;
}) => (
  <Link
    aria-current={current ? 'page' : undefined}
    className={styles.entry}
    data-unavailable={item.available ? undefined : ''}
    title={item.reason || undefined}
    to={to}
  >
    {item.title}
    {!item.available && <VisuallyHidden>{`（${text.unavailable}：${item.reason}）`}</VisuallyHidden>}
  </Link>
);

function Chooser({ current, page }: MenuProps) {
  const { pathOf, sections } = useWorkspace();
  const navigate = useNavigate();
  return (
    <Combobox
      label={text.methods}
      labelHidden
      onValueChange={(tool) => void navigate(pathOf(page, tool ? { tool } : {}))}
      options={sections.flatMap(({ items, title }) =>
        items.map((item) => ({
          value: item.method_id,
          label: item.title,
          group: title,
          ...(item.reason && { help: item.reason }),
        })),
      )}
      placeholder={text.chooseMethod}
      value={current}
    />
  );
}
