import { RotateCw } from 'lucide-react';
import { Kbd } from '../kbd/index.ts';
import { useText } from '../locale/index.ts';
import type { CommandEntry, CommandItem } from './commandItem.ts';
import { commandPaletteText } from './CommandPalette.text.ts';
import * as styles from './CommandPalette.css.ts';
import { matchOf } from './matchOf.ts';

type CommandPaletteOptionProps = {
  id: string;
  entry: CommandEntry<CommandItem>;
  query: string;
  highlighted: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

/** One line of the palette: icon, label with what was typed marked in it, where it lies, its keys. */
export function CommandPaletteOption({ id, entry, query, highlighted, onChoose, onPoint }: CommandPaletteOptionProps) {
  const text = useText(commandPaletteText);
  const { item } = entry;
  return (
    // The focus stays in the field, which reads the keys and names this element by `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      aria-selected={highlighted}
      className={styles.option}
      data-highlighted={highlighted ? '' : undefined}
      id={id}
      onClick={onChoose}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={highlighted ? undefined : onPoint}
      role="option"
    >
      <span aria-hidden className={styles.icon}>
        {item ? item.icon : <RotateCw size={16} strokeWidth={1.5} />}
      </span>
      <span className={styles.label}>
        {item
          ? matchOf(item.label, query).map((piece, at) =>
              piece.hit ? (
                <mark className={styles.hit} key={at}>
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )
          : text.failed(entry.group)}
      </span>
      {item?.description && <span className={styles.description}>{item.description}</span>}
      {item?.shortcut && (
        <span className={styles.keys}>
          {item.shortcut.map((key) => (
            <Kbd key={key} variant="quiet">
              {key}
            </Kbd>
          ))}
        </span>
      )}
    </div>
  );
}
