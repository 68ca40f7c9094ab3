import { useText } from '../locale/index.ts';
import { MenuItem, MenuLayer, MenuSeparator } from '../menu/index.ts';
import type { CloseKind } from './closing.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';
import type { Point } from './placePopover.ts';

type MultiTabMenuProps = {
  at: Point;
  /** Whose acts they are. */
  title: string;
  onChoose: (kind: CloseKind) => void;
  /** The bar is read from right to left: what comes before stands on the right. */
  turned: boolean;
  /** Without it the order is fixed. A way on which there is no place is `undefined`. */
  moves: { readonly before: (() => void) | undefined; readonly after: (() => void) | undefined } | undefined;
  /** `giveBack`: the focus belongs back to where it came from. */
  onClose: (giveBack: boolean) => void;
};

/** The one menu of the bar, under the pointer or below the … button. One layer serves all tabs. */
export function MultiTabMenu({ at, moves, onChoose, onClose, title, turned }: MultiTabMenuProps) {
  const text = useText(multiTabBarText);
  return (
    <MenuLayer
      align={at.atEnd ? 'end' : 'start'}
      anchor={() => new DOMRect(at.x, at.y)}
      focus="first"
      key={`${at.x} ${at.y}`}
      label={{ 'aria-label': text.actionsOf(title) }}
      onClose={onClose}
    >
      <MenuItem onSelect={() => onChoose('current')} shortcut="Delete">
        {text.closeCurrent}
      </MenuItem>
      <MenuItem onSelect={() => onChoose('others')}>{text.closeOthers}</MenuItem>
      <MenuItem onSelect={() => onChoose('after')}>{turned ? text.closeLeft : text.closeRight}</MenuItem>
      <MenuItem onSelect={() => onChoose('before')}>{turned ? text.closeRight : text.closeLeft}</MenuItem>
      <MenuItem onSelect={() => onChoose('all')}>{text.closeAll}</MenuItem>
      {moves && (
        <>
          <MenuSeparator />
          <MenuItem disabled={!moves.before} {...(moves.before && { onSelect: moves.before })}>
            {turned ? text.moveRight : text.moveLeft}
          </MenuItem>
          <MenuItem disabled={!moves.after} {...(moves.after && { onSelect: moves.after })}>
            {turned ? text.moveLeft : text.moveRight}
          </MenuItem>
        </>
      )}
    </MenuLayer>
  );
}
