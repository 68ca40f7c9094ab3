import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';

type FilePickerPathProps = {
  /** The folders from the root to where one is. */
  steps: readonly { id: string; name: string }[];
  /** Goes to the folder that many steps below the root. */
  onGo: (depth: number) => void;
  /** Another way through the files. */
  children?: ReactNode;
};

/** Where one is, and the way up. */
export function FilePickerPath({ children, onGo, steps }: FilePickerPathProps) {
  const text = useText(filePickerText);
  return (
    <nav aria-label={text.path} className={styles.way}>
      <ol className={styles.path} role="list">
        {steps.map((step, depth) => (
          <li className={styles.step} key={step.id}>
            {depth > 0 && <ChevronRight aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />}
            {depth < steps.length - 1 ? (
              <button className={styles.stepLink} onClick={() => onGo(depth)} type="button">
                <TruncatedName>{step.name}</TruncatedName>
              </button>
            ) : (
              <span aria-current="location" className={styles.here}>
                <TruncatedName>{step.name}</TruncatedName>
              </span>
            )}
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
