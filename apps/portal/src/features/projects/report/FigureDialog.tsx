import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import type { KeyboardEvent } from 'react';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';
import type { Figure } from './useFigures.ts';

type FigureDialogProps = {
  readonly figures: readonly Figure[];
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
};

/** One figure of a report as large as the window allows; ← and → go to the others. */
export function FigureDialog({ at, figures, onMove }: FigureDialogProps) {
  const figure = at === undefined ? undefined : figures[at];
  const move = (by: 1 | -1) => at !== undefined && figures[at + by] && onMove(at + by);
  const handleKeys = ({ key }: KeyboardEvent) => (key === 'ArrowLeft' ? move(-1) : key === 'ArrowRight' && move(1));
  return (
    <Dialog onOpenChange={(open) => !open && onMove(undefined)} open={figure !== undefined}>
      {figure && at !== undefined && (
        <DialogContent size="large" title={figure.caption}>
          <div onKeyDown={handleKeys} role="presentation">
            <img alt={figure.caption} className={styles.zoomed} src={figure.src} />
            <div className={styles.zoomBar}>
              <Text size="secondary" tone="muted">
                <span role="status">{text.figureOf(at + 1, figures.length)}</span>
              </Text>
              <Link external href={figure.src}>
                {text.openPicture}
              </Link>
              <span className={styles.acts}>
                <Button disabled={at === 0} onClick={() => move(-1)} size="small">
                  {text.previous}
                </Button>
                <Button disabled={at === figures.length - 1} onClick={() => move(1)} size="small">
                  {text.next}
                </Button>
              </span>
            </div>
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}
