import type { FigureEdit } from '@panome/charts/edits';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { EmptyState } from '@panome/ui/state';
import { useEffect, useRef, useState } from 'react';
import { mostBytes } from '../clean/index.ts';
import { readFigure } from '../source/readFigure.ts';
import type { StageHandle } from '../stage/Stage.tsx';
import { svgEditorText } from '../svgEditor.text.ts';
import { useEditor } from '../useEditor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Bare, Refused } from './States.tsx';

const none: readonly FigureEdit[] = [];

type Opened = { readonly name: string; readonly figure: ReturnType<typeof readFigure> };

async function opened(file: File): Promise<Opened> {
  const name = file.name.replace(/\.svg$/iu, '');
  // A file that is too large is not even read.
  return { name, figure: file.size > mostBytes ? { kind: 'large' } : readFigure(await file.text()) };
}

/** A file from the reader's own machine, which is changed and downloaded. */
export function OwnFigure() {
  const text = useText(svgEditorText);
  const [open, setOpen] = useState<Opened | null>(null);
  const choose = <OpenFile onFile={(file) => void opened(file).then(setOpen)} />;
  if (open === null)
    return (
      <Bare>
        <EmptyState action={choose} description={text.openHelp} title={text.nothingOpen} />
      </Bare>
    );
  const { figure, name } = open;
  if (figure.kind !== 'clean')
    return (
      <Bare>
        <Refused action={choose} why={figure.kind} />
      </Bare>
    );
  return <OwnEditor key={figure.base} base={figure.base} choose={choose} name={name} removed={figure.removed} />;
}

type OwnEditorProps = {
  readonly base: string;
  readonly name: string;
  readonly removed: number;
  readonly choose: React.ReactNode;
};

function OwnEditor({ base, choose, name, removed }: OwnEditorProps) {
  const text = useText(svgEditorText);
  const stage = useRef<StageHandle>(null);
  const editor = useEditor(base, none, stage);
  const dirty = editor.edits.length > 0;
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <EditorFrame
      editor={editor}
      name={name}
      notices={removed > 0 && <Callout tone="warning">{text.removed(removed)}</Callout>}
      open={choose}
      source={base}
      stage={stage}
    />
  );
}
