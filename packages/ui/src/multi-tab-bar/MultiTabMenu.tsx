import { useText } from '../locale/index.ts';
import { MenuItem, MenuSeparator } from '../menu/index.ts';
import type { CloseKind } from './closing.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';

/** What can be closed from one tab; the same list under the pointer and behind the … button. */
export function MultiTabMenu({ onChoose }: { onChoose: (kind: CloseKind) => void }) {
  const text = useText(multiTabBarText);
  return (
    <>
      <MenuItem onSelect={() => onChoose('current')} shortcut="Delete">
        {text.closeCurrent}
      </MenuItem>
      <MenuItem onSelect={() => onChoose('right')}>{text.closeRight}</MenuItem>
      <MenuItem onSelect={() => onChoose('left')}>{text.closeLeft}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => onChoose('all')}>{text.closeAll}</MenuItem>
    </>
  );
}
