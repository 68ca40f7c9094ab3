import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { EmptyState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import type { Ref } from 'react';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import { Arrange } from './Arrange.tsx';
import { ColorField } from './ColorField.tsx';
import * as styles from './Inspector.css.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TextFields } from './TextFields.tsx';

type InspectorProps = {
  readonly editor: Editor;
  /** The field of the words, for focus. */
  readonly words: Ref<HTMLInputElement>;
};

/** One value that all have; none when they differ. */
function common<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** What can be changed on the selected elements. */
export function Inspector({ editor, words }: InspectorProps) {
  const text = useText(svgEditorText);
  const elements = editor.selected.flatMap((id) => editor.elementOf(id) ?? []);
  const [first] = elements;
  const name = first && editor.nameOf(first.id);
  return (
    <section aria-label={text.properties} className={styles.panel}>
      <Heading level={2} size="section">
        {text.properties}
      </Heading>
      {first ? (
        <>
          <Text>{elements.length === 1 && name ? `${name.group} · ${name.name}` : text.several(elements.length)}</Text>
          <TextFields editor={editor} elements={elements} words={words} />
          <div className={styles.fields}>
            <ColorField
              label={text.fill}
              onChange={(fill) => editor.change({ fill })}
              value={common(elements.map(({ fill }) => fill))}
            />
            {elements.some(({ text: held }) => held === null) && (
              <ColorField
                label={text.stroke}
                onChange={(stroke) => editor.change({ stroke })}
                value={common(elements.map(({ stroke }) => stroke))}
              />
            )}
          </div>
          <PlaceFields editor={editor} />
          <Arrange editor={editor} />
          <div className={styles.bar}>
            <Button
              onClick={() => editor.change({ hidden: editor.selected.every(editor.isHidden) ? undefined : true })}
              size="small"
            >
              {editor.selected.every(editor.isHidden) ? text.show : text.hide}
            </Button>
            <Button disabled={!editor.selected.some(editor.isChanged)} onClick={editor.reset} size="small">
              {text.reset}
            </Button>
          </div>
        </>
      ) : (
        <EmptyState description={text.nothingSelectedHelp} variant="inline" title={text.nothingSelected} />
      )}
    </section>
  );
}
