import { useFiltered } from '@panome/ui/combobox';
import { useMemo } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useAccess } from '../../shared/session/useAccess.ts';
import { toolFormPath } from '../../shared/tasks/index.ts';
import { searchTools } from '../../shared/tools/searchTools.ts';
import { frameDialogs } from '../frameDialogs.ts';
import { pageItems } from './localItems.ts';
import { optionOf } from './optionOf.ts';
import { paletteText as text } from './palette.text.ts';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';
import { rankItems } from './rankItems.ts';
import { useDebounced } from './useDebounced.ts';
import { useFoundItems } from './useFoundItems.ts';

const most = 6;
const settingItems: readonly PaletteItem[] = [
  {
    id: 'act settings',
    title: text.settings,
    help: text.settingsHelp,
    words: '主题 深色 浅色 主色 布局 标签页 紧凑',
    icon: 'sliders-horizontal',
    act: () => frameDialogs.open('settings'),
  },
  {
    id: 'act shortcuts',
    title: text.shortcuts,
    help: text.shortcutsHelp,
    words: '帮助 按键',
    icon: 'keyboard',
    act: () => frameDialogs.open('shortcuts'),
  },
];
const isHelp = ({ address }: PaletteItem) => address?.startsWith('/help/') ?? false;

/** The items that fit a word, by the search of every combobox: Chinese, pinyin, initials. */
function useFitting(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const options = useMemo(() => items.map(optionOf), [items]);
  const fitting = useFiltered(options, query);
  return useMemo(() => {
    const ids = new Set(fitting.map(({ value }) => value));
    return rankItems(
      items.filter(({ id }) => ids.has(id)),
      query,
      most,
    );
  }, [fitting, items, query]);
}

const nothing: readonly PaletteItem[] = [];

/**
 * What the search of everything shows for a text, in groups that load and fail by themselves. Without a text, the
 * pages.
 */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
  const { loggedIn, marks } = useAccess();
  const tools = useCall('toolList', {}, { revalidateOnFocus: false });
  const pages = useMemo(() => pageItems(marks ?? [], loggedIn), [loggedIn, marks]);
  const fittingTools = useMemo(
    () =>
      loggedIn && query.trim()
        ? searchTools(tools.data?.tools ?? [], query)
            .slice(0, most)
            .map(({ id, summary, title }): PaletteItem => ({
              id: `tool ${id}`,
              title,
              help: summary,
              icon: 'wrench',
              address: toolFormPath(id),
            }))
        : nothing,
    [loggedIn, query, tools.data],
  );
  const helps = useMemo(() => [...pages.filter(isHelp), ...settingItems], [pages]);
  const word = useDebounced(query.trim());
  const found = useFoundItems(word);
  const fittingPages = useFitting(
    useMemo(() => pages.filter((page) => !isHelp(page)), [pages]),
    query,
  );
  const fittingHelps = useFitting(helps, query);
  if (!query.trim())
    return [
      { label: text.pages, items: fittingPages },
      { label: text.help, items: fittingHelps },
    ];
  return [
    { label: text.pages, items: fittingPages },
    {
      label: text.tools,
      items: fittingTools,
      loading: loggedIn && !tools.data && !tools.error,
      retry: tools.error && !tools.data ? () => void tools.mutate() : undefined,
    },
    // What was found for the text before is not what is asked for now.
    ...(word === query.trim() ? found : found.map(({ label }) => ({ label, items: nothing, loading: loggedIn }))),
    { label: text.help, items: fittingHelps },
  ];
}
