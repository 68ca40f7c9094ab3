import { useId } from 'react';
import { formatSize, isAccepted, kindsOf, type FileRules } from '../drop-zone/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { useText } from '../locale/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import type { FileItem } from './fileItem.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';
import { useRowKeys } from './useRowKeys.ts';

type FilePickerTableProps = {
  items: readonly FileItem[];
  rules: FileRules;
  chosen: string | undefined;
  onChoose: (item: FileItem) => void;
  onConfirm: (item: FileItem) => void;
  onEnter: (item: FileItem) => void;
};

/** Files with one radio button each, folders with a way in, and the reason where a file cannot be chosen. */
export function FilePickerTable({ chosen, items, onChoose, onConfirm, onEnter, rules }: FilePickerTableProps) {
  const text = useText(filePickerText);
  const group = useId();
  const { current, handleKeyDown, reach } = useRowKeys({ items, preferred: chosen });

  const control = (item: FileItem, fits: boolean) => {
    const stop = { 'data-row-control': '', tabIndex: item.id === current ? 0 : -1, onFocus: () => reach(item.id) };
    if (item.kind === 'folder') {
      return (
        <button
          {...stop}
          aria-label={text.openFolder(item.name)}
          className={styles.folder}
          onClick={() => onEnter(item)}
          type="button"
        >
          <FileIcon folder name={item.name} size="medium" />
          <TruncatedName>{item.name}</TruncatedName>
        </button>
      );
    }
    const reasonId = `${group}-${item.id}`;
    return (
      <label className={styles.file} data-disabled={!fits || undefined}>
        {/* Not `disabled`: the keyboard must reach it to hear why it cannot be chosen. */}
        <input
          {...stop}
          aria-describedby={fits ? undefined : reasonId}
          aria-disabled={!fits || undefined}
          aria-label={text.select(item.name)}
          checked={item.id === chosen}
          className={styles.radio}
          name={group}
          onChange={() => fits && onChoose(item)}
          type="radio"
        />
        <FileIcon name={item.name} size="medium" />
        <TruncatedName>{item.name}</TruncatedName>
        {!fits && (
          <span className={styles.reason} id={reasonId}>
            {text.notAccepted(kindsOf(rules))}
          </span>
        )}
      </label>
    );
  };
  return (
    // Arrows move through it, which is what makes a table a grid.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table aria-label={text.mine} className={styles.table} onKeyDown={handleKeyDown} role="grid">
      <thead>
        <tr>
          <th className={styles.headName} scope="col">
            {text.columnName}
          </th>
          <th className={styles.number} scope="col">
            {text.columnSize}
          </th>
          <th className={styles.time} scope="col">
            {text.columnTime}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const fits = item.kind !== 'folder' && isAccepted(item.name, rules.accept);
          return (
            <tr
              aria-disabled={(item.kind !== 'folder' && !fits) || undefined}
              aria-selected={item.id === chosen}
              className={styles.row}
              key={item.id}
              onDoubleClick={() => fits && onConfirm(item)}
            >
              <td className={styles.name}>{control(item, fits)}</td>
              <td className={styles.number}>{item.kind === 'folder' ? '--' : formatSize(item.size)}</td>
              <td className={styles.time}>{item.time}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
