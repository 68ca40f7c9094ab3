import { useText } from '@panome/ui/locale';
import { NumberField } from '@panome/ui/number-field';
import { Select } from '@panome/ui/select';
import { Switch } from '@panome/ui/switch';
import { TextField } from '@panome/ui/text-field';
import type { Ref } from 'react';
import { editOf } from '../edits/changes.ts';
import type { FigureElement } from '../stage/elements.ts';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import * as styles from './Inspector.css.ts';

type TextFieldsProps = {
  readonly editor: Editor;
  readonly elements: readonly FigureElement[];
  readonly words: Ref<HTMLInputElement>;
};

const families = ['sans', 'serif', 'mono'] as const;

/** Words and font of the selected texts; nothing while something else is selected with them. */
export function TextFields({ editor, elements, words }: TextFieldsProps) {
  const text = useText(svgEditorText);
  const [first] = elements;
  if (!first || elements.some((element) => element.text === null)) return null;
  const { fontFamily } = editOf(editor.edits, first.id);
  return (
    <>
      {elements.length === 1 && (
        <TextField
          label={text.words}
          maxLength={500}
          onValueChange={editor.setWords}
          ref={words}
          value={first.text ?? ''}
        />
      )}
      <div className={styles.fields}>
        <NumberField
          label={text.fontSize}
          max={200}
          min={4}
          onValueChange={(fontSize) => fontSize !== null && editor.change({ fontSize })}
          suffix={text.px}
          value={first.fontSize}
        />
        <Select
          help={fontFamily && text.familyHelp}
          label={text.fontFamily}
          onValueChange={(value) => editor.change({ fontFamily: families.find((family) => family === value) })}
          options={[
            { value: 'drawn', label: text.asDrawn },
            ...families.map((family) => ({ value: family, label: text.family(family) })),
          ]}
          value={fontFamily ?? 'drawn'}
        />
        <Switch checked={first.bold} label={text.bold} onCheckedChange={(bold) => editor.change({ bold })} />
        <Switch checked={first.italic} label={text.italic} onCheckedChange={(italic) => editor.change({ italic })} />
      </div>
    </>
  );
}
