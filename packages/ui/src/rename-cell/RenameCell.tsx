import { Pencil } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useImperativeHandle } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import * as styles from './RenameCell.css.ts';
import { renameCellText } from './RenameCell.text.ts';
import { RenameField } from './RenameField.tsx';
import { useRename } from './useRename.ts';

export type RenameCellProps = PassedOn<'div'> & {
  /** The saved name, shown while nobody edits it. */
  value: string;
  /**
   * Saves the new name, extension included. When it rejects, the cell stays open with the typed text and shows the
   * error's message.
   */
  onRename: (name: string) => Promise<void>;
  /** Whether the name ends in an extension that stays as it is; false for folders and anything that is no file. */
  isFile?: boolean;
  /** Shows the name without the edit button. */
  readOnly?: boolean;
  /** Draws the name, e.g. as a link. Plain text by default. */
  children?: ReactNode;
};

/**
 * A name in a table row that can be changed in place: the button or F2 begins, Enter or leaving saves, Escape gives up.
 *
 * When not to use: for more than one line, or a name that needs a reason; open a dialog.
 */
export const RenameCell = withRef(function RenameCell({
  children,
  isFile = false,
  onRename,
  readOnly = false,
  value,
  ref,
  ...native
}: RenameCellProps) {
  const text = useText(renameCellText);
  const rename = useRename({ isFile, onRename, value });
  const cell = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => cell.current!);
  const button = useRef<HTMLButtonElement>(null);
  /** Where the focus goes after editing by keys: to the name when it began there, else to the button. */
  const back = useRef<'name' | 'button'>(undefined);
  const begunAt = useRef<'name' | 'button'>('button');
  const begin = () => {
    begunAt.current =
      document.activeElement &&
      document.activeElement !== button.current &&
      cell.current?.contains(document.activeElement)
        ? 'name'
        : 'button';
    rename.begin();
  };

  useEffect(() => {
    if (rename.draft !== null || !back.current) return;
    const name =
      back.current === 'name' ? cell.current?.querySelector<HTMLElement>('a[href], button, [tabindex]') : undefined;
    back.current = undefined;
    (name ?? button.current)?.focus();
  }, [rename.draft]);

  if (rename.draft !== null)
    return (
      <RenameField
        {...native}
        {...rename}
        draft={rename.draft}
        onEndByKey={(ended) => (back.current = ended ? begunAt.current : undefined)}
      />
    );
  return (
    <div
      {...native}
      className={styles.cell}
      data-name-group
      onKeyDown={(event) => {
        if (event.key !== 'F2' || readOnly) return;
        event.preventDefault();
        begin();
      }}
      ref={cell}
      role="presentation"
    >
      <span className={styles.name}>{children ?? <TruncatedName>{value}</TruncatedName>}</span>
      {!readOnly && (
        <IconButton
          icon={<Pencil size={14} strokeWidth={1.5} />}
          label={text.edit}
          onClick={begin}
          ref={button}
          size="xsmall"
        />
      )}
    </div>
  );
});
