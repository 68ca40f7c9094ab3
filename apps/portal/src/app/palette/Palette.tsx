import { Dialog, DialogContent } from '@panome/ui/dialog';
import { useActiveOption } from '@panome/ui/listbox';
import { SearchField } from '@panome/ui/search-field';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { preload } from '../../shared/routing/preload.ts';
import { paletteText as text } from './palette.text.ts';
import type { PaletteItem } from './paletteItem.ts';
import { PaletteList } from './PaletteList.tsx';
import * as styles from './Palette.css.ts';
import { recentItems } from './recentItems.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

const page = 8;

/**
 * Finds pages, tools, projects, files, tasks and settings by typing, and goes there. The focus stays in the field (a
 * combobox with a list).
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups(query);
  const navigate = useNavigate();
  // A group that failed is one more thing to choose: it is asked for again.
  const entries = groups.flatMap(({ items, label, retry }): PaletteItem[] => [
    ...items,
    ...(retry ? [{ id: `retry ${label}`, title: text.failed(label), icon: 'rotate-cw', act: retry }] : []),
  ]);
  const { current, jump, move, point } = useActiveOption(
    entries.map((entry) => ({ value: entry.id, label: entry.title })),
    undefined,
  );
  const at = entries.findIndex((entry) => entry.id === current?.value);
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    if (item.id.startsWith('retry ')) return item.act?.();
    recentItems.add(item);
    onClose();
    if (item.act) return item.act();
    if (item.address) void navigate(item.address);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => move(page),
      PageUp: () => move(-page),
      Enter: () => choose(entries[at]),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
    const next = entries[at]?.address;
    if (event.key !== 'Enter' && next) preload.page(next);
  };
  const loading = groups.filter((group) => group.loading).map(({ label }) => text.loading(label));
  const state = loading[0] ?? (entries.length > 0 ? text.count(entries.length) : text.none(query));
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <Text as="p" size="secondary" tone="subtle">
            {text.keys}
          </Text>
        }
        title={text.title}
      >
        <div className={styles.palette}>
          <SearchField
            aria-activedescendant={at >= 0 ? optionId(at) : undefined}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-expanded={entries.length > 0}
            autoComplete="off"
            label={text.label}
            onValueChange={(next) => {
              setQuery(next);
              jump(0);
              point(undefined);
            }}
            onKeyDown={handleKey}
            placeholder={text.placeholder}
            role="combobox"
            size="large"
            spellCheck={false}
            value={query}
          />
          <PaletteList
            current={at}
            entries={entries}
            groups={groups}
            id={id}
            onChoose={choose}
            onPoint={point}
            optionId={optionId}
          />
          {entries.length === 0 && loading.length === 0 && (
            <Text as="p" tone="muted">
              {text.none(query)}
            </Text>
          )}
          <VisuallyHidden role="status">{state}</VisuallyHidden>
        </div>
      </DialogContent>
    </Dialog>
  );
}
