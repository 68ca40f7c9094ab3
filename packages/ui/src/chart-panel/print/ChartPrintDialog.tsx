import { useState } from 'react';
import { useAppearance } from '../../appearance/index.ts';
import { Button } from '../../button/index.ts';
import { Dialog, DialogContent } from '../../dialog/index.ts';
import { useText } from '../../locale/index.ts';
import { NumberField } from '../../number-field/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';
import { chartPanelText } from '../ChartPanel.text.ts';
import type { Size } from '../engine/drawing.ts';
import { saveFile } from '../files.ts';
import type { ChartDraw } from '../useDrawing.ts';
import { printPicture } from './printPicture.ts';
import { columns, densities, dotsOf, heightFor, isTooLarge, sides, type PrintSize } from './printSize.ts';
import * as styles from './Print.css.ts';

type ChartPrintDialogProps = {
  readonly title: string;
  /** Without its ending. */
  readonly name: string;
  readonly draw: ChartDraw;
  /** Whose shape the picture takes at first. */
  readonly size: Size;
  readonly onClose: () => void;
};

/** Asks for the size on paper, and saves the chart as a picture of it. */
export default function ChartPrintDialog({ draw, name, onClose, size, title }: ChartPrintDialogProps) {
  const text = useText(chartPanelText);
  const theme = useAppearance();
  const [print, setPrint] = useState<PrintSize>(() => ({
    width: columns.double,
    height: heightFor(columns.double, size),
    dpi: densities[0],
  }));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (next: Partial<PrintSize>) => {
    setFailed(false);
    setPrint((before) => ({ ...before, ...next }));
  };
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await printPicture(draw, print, theme), `${name}_${print.width}x${print.height}mm_${print.dpi}dpi.png`);
      onClose();
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const column = Object.entries(columns).find(([, width]) => width === print.width)?.[0] ?? 'own';
  const dots = dotsOf(print);
  const refused = isTooLarge(print) || failed;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.printHelp}
        footer={
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button disabled={isTooLarge(print)} loading={busy} onClick={() => void save()} variant="primary">
              {text.savePng}
            </Button>
          </>
        }
        title={text.printTitle(title)}
      >
        <Stack>
          <RadioGroup
            label={text.column}
            onValueChange={(value) => {
              const width = columns[value as keyof typeof columns];
              if (width) change({ width, height: heightFor(width, size) });
            }}
            options={[
              { value: 'single', label: text.single(columns.single) },
              { value: 'oneAndHalf', label: text.oneAndHalf(columns.oneAndHalf) },
              { value: 'double', label: text.double(columns.double) },
              ...(column === 'own' ? [{ value: 'own', label: text.own }] : []),
            ]}
            value={column}
          />
          <div className={styles.sides}>
            <NumberField
              label={text.width}
              max={sides.most}
              min={sides.least}
              onChange={(width) => width !== null && change({ width })}
              suffix="mm"
              value={print.width}
            />
            <NumberField
              label={text.height}
              max={sides.most}
              min={sides.least}
              onChange={(height) => height !== null && change({ height })}
              suffix="mm"
              value={print.height}
            />
          </div>
          <RadioGroup
            label={text.density}
            onValueChange={(dpi) => change({ dpi: Number(dpi) })}
            options={densities.map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }))}
            value={String(print.dpi)}
          />
          <Text as="p" role="status" size="secondary" tone={refused ? 'danger' : 'muted'}>
            {refused ? text.tooLarge : text.dots(dots.width, dots.height)}
          </Text>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
