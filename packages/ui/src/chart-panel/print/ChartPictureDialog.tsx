import { chartTokens } from '@panome/tokens';
import { useMemo, useState } from 'react';
import { useAppearance } from '../../appearance/index.ts';
import { Button } from '../../button/index.ts';
import { Callout } from '../../callout/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import { Dialog, DialogContent } from '../../dialog/index.ts';
import { useText } from '../../locale/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';
import { chartPanelText } from '../ChartPanel.text.ts';
import { chartPictureText } from '../ChartPicture.text.ts';
import type { Size } from '../engine/drawing.ts';
import type { View } from '../engine/index.ts';
import { saveFile } from '../files.ts';
import type { ChartDraw } from '../useDrawing.ts';
import type { ChartPicture, ChartPictures } from './chartPicture.ts';
import { makePicture } from './makePicture.ts';
import { PictureOptions } from './PictureOptions.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { dotsOf, isTooLarge, pointsOf } from './printSize.ts';
import { usePicture } from './usePicture.ts';
import { usePreview } from './usePreview.ts';
import { useUnheld } from './useUnheld.ts';

type ChartPictureDialogProps = {
  readonly title: string;
  /** Without its ending. */
  readonly name: string;
  readonly draw: ChartDraw;
  /** Whose shape the picture takes at first. */
  readonly size: Size;
  /** The part of the axes that the page shows magnified. */
  readonly seen: View | null;
  /** Makes SVG and PDF; without it there is no PDF, and the SVG is made here. */
  readonly pictures: ChartPictures | undefined;
  readonly onClose: () => void;
};

const ownFormats = ['png', 'svg'] as const;
const allFormats = ['png', 'svg', 'pdf'] as const;

/** Asks for format and size on paper, shows what the picture will be, and saves it. */
export default function ChartPictureDialog({
  draw,
  name,
  onClose,
  pictures,
  seen,
  size,
  title,
}: ChartPictureDialogProps) {
  const text = useText(chartPictureText);
  const panel = useText(chartPanelText);
  const page = useAppearance();
  const formats = pictures ? allFormats : ownFormats;
  const { change, picture, remember, shaped } = usePicture(size, formats);
  const { format, height, width } = picture;
  const [onlySeen, setOnlySeen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const theme = useMemo(() => ({ ...page, theme: picture.theme }), [page, picture.theme]);
  const madeHere = format === 'png' || !pictures;
  const part = madeHere && onlySeen ? seen : null;
  const preview = usePreview({ draw, height, part, theme, width });
  const words = useMemo(() => preview.texts.map((one) => one.text), [preview.texts]);
  const unheld = useUnheld(words, format === 'pdf' ? pictures : undefined);
  const tooLarge = format === 'png' && isTooLarge(picture);

  const save = async () => {
    setBusy(true);
    setFailed(false);
    try {
      if (madeHere)
        saveFile(await makePicture(preview.view!, format as 'png' | 'svg', picture), fileNameOf(name, picture));
      else await pictures.save(picture);
      remember();
      onClose();
    } catch (error) {
      console.error(error);
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            <Button onClick={onClose}>{panel.cancel}</Button>
            <Button disabled={tooLarge || !preview.view} loading={busy} onClick={() => void save()} variant="primary">
              {`${panel.download} ${format.toUpperCase()}`}
            </Button>
          </>
        }
        size="large"
        title={text.pictureTitle(title)}
      >
        <Stack>
          <PictureOptions
            formats={formats}
            onChange={(next) => {
              setFailed(false);
              change(next);
            }}
            picture={picture}
            shaped={shaped}
          />
          {seen && madeHere && <Checkbox checked={onlySeen} label={text.onlySeen} onCheckedChange={setOnlySeen} />}
          {seen && !madeHere && (
            <Text as="p" size="secondary" tone="muted">
              {text.wholeFigure}
            </Text>
          )}
          {unheld.missing.length > 0 && (
            <Callout
              actions={
                <Button onClick={() => change({ format: 'svg' })} size="small">
                  {text.takeSvg}
                </Button>
              }
              tone="warning"
            >
              {text.missing(unheld.missing.join(' '))}
            </Callout>
          )}
          {unheld.replaced.length > 0 && <Callout>{text.replaced(unheld.replaced.join(' '))}</Callout>}
          <Facts
            broken={preview.broken}
            failed={failed}
            picture={picture}
            sizes={preview.texts.map((one) => one.size)}
          />
          <PicturePreview
            ground={chartTokens(theme).bg}
            host={preview.host}
            size={preview.size}
            summary={preview.drawing?.summary ?? title}
          />
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

const fileNameOf = (name: string, { dpi, format, height, width }: ChartPicture) =>
  `${name}_${width}x${height}mm${format === 'png' ? `_${dpi}dpi` : ''}.${format}`;

type FactsProps = {
  readonly picture: ChartPicture;
  readonly sizes: readonly number[];
  readonly broken: boolean;
  readonly failed: boolean;
};

/** How large the text is on paper, and how many dots a PNG has; or why there is no picture. */
function Facts({ broken, failed, picture, sizes }: FactsProps) {
  const text = useText(chartPictureText);
  const panel = useText(chartPanelText);
  const points = pointsOf(sizes);
  const dots = dotsOf(picture);
  const refused = (picture.format === 'png' && isTooLarge(picture)) || failed;
  const facts = [
    points && text.textSize(points.least, points.most),
    picture.format === 'png' && text.dots(dots.width, dots.height),
  ].filter(Boolean);
  return (
    <Text as="p" role="status" size="secondary" tone={refused || broken ? 'danger' : 'muted'}>
      {broken
        ? panel.broken
        : refused
          ? picture.format === 'png'
            ? text.tooLarge
            : text.saveFailed
          : facts.join('；')}
    </Text>
  );
}
