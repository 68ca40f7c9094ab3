import { CommandPalette, type CommandItem } from '@panome/ui/command-palette';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { preload } from '../../shared/routing/preload.ts';
import { MenuIcon } from '../menuIcons.tsx';
import { paletteText as text } from './palette.text.ts';
import type { PaletteItem } from './paletteItem.ts';
import { recentItems } from './recentItems.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

type Found = CommandItem & { readonly item: PaletteItem };
const foundOf = (item: PaletteItem): Found => ({
  id: item.id,
  label: item.title,
  description: item.help,
  icon: <MenuIcon name={item.icon} size={16} />,
  item,
});

/** Finds pages, tools, projects, files, tasks and settings by typing, and goes there. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const found = usePaletteGroups(query);
  const [recent] = useState(() => recentItems.read().map(foundOf));
  const navigate = useNavigate();
  const groups = useMemo(
    () =>
      found.map(({ items, label, loading, retry }) => ({ label, items: items.map(foundOf), loading, onRetry: retry })),
    [found],
  );
  return (
    <CommandPalette
      filtered
      groups={groups}
      label={text.label}
      onChoose={({ item }) => {
        recentItems.add(item);
        if (item.act) return item.act();
        if (item.address) void navigate(item.address);
      }}
      onOpenChange={(open) => !open && onClose()}
      onPoint={({ item }) => item.address && preload.page(item.address)}
      onQueryChange={setQuery}
      open
      placeholder={text.placeholder}
      query={query}
      recent={recent}
    />
  );
}
