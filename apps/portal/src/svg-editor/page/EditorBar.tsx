import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Text } from '@panome/ui/text';
import { Download, Maximize, Redo2, RotateCcw, Save, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveBlob } from '../../shared/api/saveBlob.ts';
import { pngOfSvg } from '../../shared/charts/pngOfSvg.ts';
import { useTell } from '../../shared/page/useTell.ts';
import { svgEditorText } from '../svgEditor.text.ts';
import type { Editor } from '../useEditor.ts';
import * as styles from './EditorFrame.css.ts';
import type { useSaving } from './useSaving.ts';
import type { Zoom } from './useZoom.ts';

type EditorBarProps = {
  readonly editor: Editor;
  readonly name: string;
  readonly zoom: Zoom;
  /** Makes the figure with its edits. */
  readonly svg: () => string;
  readonly back: string | undefined;
  readonly open: ReactNode;
  readonly saving: ReturnType<typeof useSaving> | undefined;
  readonly onPdf: (() => void) | undefined;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The name of the figure, steps, zoom, downloads and saving. */
export function EditorBar({ back, editor, name, onPdf, open, saving, svg, zoom }: EditorBarProps) {
  const text = useText(svgEditorText);
  const tell = useTell();
  const alert = useAlert();
  const saveSvg = () => saveBlob(new Blob([svg()], { type: 'image/svg+xml' }), `${name}.svg`);
  const savePng = () =>
    pngOfSvg(svg(), editor.shown.size).then(
      (blob) => saveBlob(blob, `${name}.png`),
      (error: unknown) => tell.failed(error, text.downloadFailed),
    );
  const resetAll = async () => {
    if (await alert.confirm({ title: text.resetAllTitle, description: text.resetAllHelp, action: text.reset }))
      editor.resetAll();
  };
  return (
    <header className={styles.bar}>
      <div className={styles.heading}>
        {back !== undefined && <Link href={back}>{text.backToResult}</Link>}
        <Heading level={1} size="section">
          {name}
        </Heading>
        {saving?.dirty && (
          <Text role="status" size="secondary" tone="subtle">
            {text.unsaved}
          </Text>
        )}
      </div>
      <div aria-label={text.tools} className={styles.tools} role="toolbar">
        <IconButton
          disabled={editor.canUndo ? false : text.nothingToUndo}
          icon={<Undo2 {...icon} />}
          label={text.undo}
          onClick={editor.undo}
        />
        <IconButton
          disabled={editor.canRedo ? false : text.nothingToRedo}
          icon={<Redo2 {...icon} />}
          label={text.redo}
          onClick={editor.redo}
        />
        <IconButton
          disabled={editor.edits.length > 0 ? false : text.nothingToUndo}
          icon={<RotateCcw {...icon} />}
          label={text.resetAll}
          onClick={() => void resetAll()}
        />
        <IconButton icon={<ZoomOut {...icon} />} label={text.zoomOut} onClick={zoom.reduce} />
        <span className={styles.zoom}>{Math.round(zoom.value * 100)}%</span>
        <IconButton icon={<ZoomIn {...icon} />} label={text.zoomIn} onClick={zoom.enlarge} />
        <IconButton icon={<Maximize {...icon} />} label={text.fit} onClick={zoom.fit} />
        {open}
        <Menu>
          <MenuTrigger>
            <Button icon={<Download {...icon} />}>{text.download}</Button>
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem onSelect={saveSvg}>{text.downloadSvg}</MenuItem>
            <MenuItem onSelect={() => void savePng()}>{text.downloadPng}</MenuItem>
            {onPdf && (
              <MenuItem disabled={saving?.dirty ?? false} onSelect={onPdf}>
                {saving?.dirty ? text.pdfFirst : text.downloadPdf}
              </MenuItem>
            )}
          </MenuContent>
        </Menu>
        {saving && (
          <Button
            disabled={saving.dirty ? false : text.nothingToSave}
            icon={<Save {...icon} />}
            loading={saving.saving}
            onClick={saving.save}
            variant="primary"
          >
            {text.save}
          </Button>
        )}
      </div>
    </header>
  );
}
