import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { Spinner } from '@panome/ui/spinner';
import { EmptyState } from '@panome/ui/state';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import type { ReactNode } from 'react';
import { formatSize } from '../../shared/format/format.ts';
import { mostBytes, mostElements } from '../clean/index.ts';
import { svgEditorText } from '../svgEditor.text.ts';
import * as styles from './EditorFrame.css.ts';

type BareProps = {
  readonly children?: ReactNode;
  /** What is under way. */
  readonly busy?: string;
};

/** The page without a figure. */
export function Bare({ busy, children }: BareProps) {
  const text = useText(svgEditorText);
  return (
    <main className={styles.bare}>
      <Heading level={1}>{text.title}</Heading>
      {busy !== undefined && (
        <span aria-busy>
          <VisuallyHidden>{busy}</VisuallyHidden>
          <Spinner />
        </span>
      )}
      {children}
    </main>
  );
}

type RefusedProps = {
  readonly why: 'large' | 'many' | 'none';
  /** Opens another file. */
  readonly action?: ReactNode;
};

/** A figure that the editor does not open. */
export function Refused({ action, why }: RefusedProps) {
  const text = useText(svgEditorText);
  const title = {
    none: text.unreadable,
    large: text.tooLarge(formatSize(mostBytes)),
    many: text.tooMany(mostElements),
  }[why];
  return (
    <EmptyState action={action} description={why === 'none' ? text.unreadableHelp : text.tooLargeHelp} title={title} />
  );
}
