import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { applyEdits } from '@panome/charts/edits';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ElementList } from '../inspector/ElementList.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import { Stage, type StageHandle } from '../stage/Stage.tsx';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import { EditorBar } from './EditorBar.tsx';
import * as styles from './EditorFrame.css.ts';
import { useZoom } from './useZoom.ts';
import type { useSaving } from './useSaving.ts';

type EditorFrameProps = {
  readonly editor: Editor;
  readonly stage: Ref<StageHandle>;
  /** What the figure is called, in the heading and in the names of its files. */
  readonly name: string;
  /** The figure without edits. */
  readonly source: string;
  readonly notices?: ReactNode;
  /** Where the figure comes from. */
  readonly back?: string;
  /** Opens another file. */
  readonly open?: ReactNode;
  /** Without it the figure can only be downloaded. */
  readonly saving?: ReturnType<typeof useSaving>;
  readonly onPdf?: () => void;
};

/** The figure between the list of its elements and what can be changed on the selected ones. */
export function EditorFrame({ back, editor, name, notices, onPdf, open, saving, source, stage }: EditorFrameProps) {
  const text = useText(svgEditorText);
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const words = useRef<HTMLInputElement>(null);
  const { size, skipped, svg } = editor.shown;
  const zoom = useZoom(room, size);
  const first = editor.elementOf(editor.selected.at(-1) ?? '');
  const called = first && editor.nameOf(first.id);
  const read = called ? `${called.group}，${called.name}` : '';
  const acts = useMemo(
    () => ({
      step: editor.step,
      nudge: editor.nudge,
      hide: () => editor.change({ hidden: true }),
      release: () => editor.select(null),
      text: () => words.current?.select(),
    }),
    [editor],
  );
  const handleKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    const key = event.key.toLowerCase();
    if (key === 's' && saving) saving.save();
    // In a field the browser takes back what was typed there.
    else if (event.target instanceof HTMLInputElement) return;
    else if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
    else if (key === 'z') editor.undo();
    else return;
    event.preventDefault();
  };
  return (
    // Shortcuts hold wherever the focus is on the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main className={styles.page} onKeyDown={handleKey}>
      <EditorBar
        back={back}
        editor={editor}
        name={name}
        onPdf={onPdf}
        open={open}
        saving={saving}
        svg={() => applyEdits(source, editor.edits).svg}
        zoom={zoom}
      />
      <div className={styles.notices}>
        {notices}
        {skipped.length > 0 && (
          <Callout
            actions={
              <Button onClick={() => editor.drop(skipped)} size="small">
                {text.dropSkipped}
              </Button>
            }
            title={text.skipped(skipped.length)}
            tone="warning"
          >
            {text.skippedHelp}
          </Callout>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.elements}>
          <ElementList editor={editor} />
        </div>
        <div className={styles.room} ref={setRoom}>
          <Stage
            acts={acts}
            known={editor.known}
            label={text.stage(name)}
            onMove={editor.shiftBy}
            onSelect={editor.select}
            read={read}
            ref={stage}
            selected={editor.selected}
            size={size}
            svg={svg}
            zoom={zoom.value}
          />
        </div>
        <div className={styles.inspector}>
          <Inspector editor={editor} words={words} />
        </div>
      </div>
    </main>
  );
}
