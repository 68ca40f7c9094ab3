import { Field } from '@panome/ui/field';
import { IconButton } from '@panome/ui/icon-button';
import { useText } from '@panome/ui/locale';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  BringToFront,
  SendToBack,
  type LucideIcon,
} from 'lucide-react';
import { edges, type Edge } from '../edits/align.ts';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import * as styles from './Inspector.css.ts';

/** Lucide names the line that things stand along, we the edge they share. */
const icons: Readonly<Record<Edge, LucideIcon>> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

/** Lines the selected elements up, with each other or with the figure, and puts them before or behind the others. */
export function Arrange({ editor }: { readonly editor: Editor }) {
  const text = useText(svgEditorText);
  const few = editor.selected.length < 3 && text.threeForSpread;
  const button = (Icon: LucideIcon, label: string, onClick: () => void, disabled: string | false = false) => (
    <IconButton
      disabled={disabled}
      icon={<Icon aria-hidden size={16} strokeWidth={1.5} />}
      key={label}
      label={label}
      onClick={onClick}
      size="small"
      variant="secondary"
    />
  );
  return (
    <Field group label={text.arrange}>
      {({ id }) => (
        <div className={styles.bar} id={id}>
          {edges.map((edge) => button(icons[edge], text.edge(edge), () => editor.align(edge)))}
          {button(AlignHorizontalSpaceBetween, text.spreadAcross, () => editor.spread('across'), few)}
          {button(AlignVerticalSpaceBetween, text.spreadDown, () => editor.spread('down'), few)}
          {button(BringToFront, text.front, () => editor.order('front'))}
          {button(SendToBack, text.back, () => editor.order('back'))}
        </div>
      )}
    </Field>
  );
}
