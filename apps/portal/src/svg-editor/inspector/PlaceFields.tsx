import { useText } from '@panome/ui/locale';
import { NumberField } from '@panome/ui/number-field';
import { editOf } from '../edits/changes.ts';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import * as styles from './Inspector.css.ts';

const still = { right: 0, down: 0 };
const farthest = 10_000;

/** How far the selected elements stand from where they were drawn. */
export function PlaceFields({ editor }: { readonly editor: Editor }) {
  const text = useText(svgEditorText);
  const { move = still } = editOf(editor.edits, editor.selected[0] ?? '');
  const field = (side: 'down' | 'right') => (
    <NumberField
      label={text[side]}
      max={farthest}
      min={-farthest}
      onValueChange={(value) => value !== null && editor.change({ move: { ...move, [side]: value } })}
      suffix={text.px}
      value={move[side]}
    />
  );
  return (
    <div className={styles.fields}>
      {field('right')}
      {field('down')}
    </div>
  );
}
