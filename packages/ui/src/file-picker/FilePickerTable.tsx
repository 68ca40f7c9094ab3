import { File, Folder } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { formatSize, isAccepted } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { Text } from '../text/index.ts';
import type { FileItem } from './fileItem.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';

type FilePickerTableProps = {
  items: readonly FileItem[];
  accept: readonly string[];
  chosen: string | undefined;
  onChoose: (item: FileItem) => void;
  onEnter: (item: FileItem) => void;
  /** Backspace goes to the folder above. */
  onUp: () => void;
};

/** Files with one radio button each, folders with a way in, and the reason where a file cannot be chosen. */
export function FilePickerTable({ accept, chosen, items, onChoose, onEnter, onUp }: FilePickerTableProps) {
  const text = useText(filePickerText);
  const group = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace') onUp();
  };
  const icon = { 'aria-hidden': true, className: styles.icon, size: 16, strokeWidth: 1.5 };

  const row = (item: FileItem) => {
    const fits = isAccepted(item.name, accept);
    const reasonId = `${group}-${item.id}`;
    if (item.is_dir === 1) {
      return (
        <button aria-label={text.openFolder(item.name)} className={styles.folder} onClick={() => onEnter(item)} onKeyDown={handleKeyDown} type="button">
          <Folder {...icon} />
          <Text truncate="middle">{item.name}</Text>
        </button>
      );
    }
    return (
      <label className={styles.file} data-disabled={!fits || undefined}>
        <input
          aria-describedby={fits ? undefined : reasonId}
          aria-label={text.select(item.name)}
          checked={item.id === chosen}
          className={styles.radio}
          disabled={!fits}
          name={group}
          onChange={() => onChoose(item)}
          onKeyDown={handleKeyDown}
          type="radio"
        />
        <File {...icon} />
        <Text truncate="middle">{item.name}</Text>
        {!fits && (
          <span className={styles.reason} id={reasonId}>
            {text.notAccepted(accept.join('、'))}
          </span>
        )}
      </label>
    );
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.name} scope="col">
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
        {items.map((item) => (
          <tr data-chosen={item.id === chosen || undefined} key={item.id}>
            <td className={styles.name}>{row(item)}</td>
            <td className={styles.number}>{item.is_dir === 1 ? '--' : formatSize(item.size)}</td>
            <td className={styles.time}>{item.created_at}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
