import { simulate, type ColorVision } from '@panome/charts';
import { CopyButton } from '@panome/ui/copy-button';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { Swatches } from '../../shared/palettes/index.ts';
import * as styles from './Colors.css.ts';
import { colorsText as text } from './colors.text.ts';
import { hardToTell } from './hardToTell.ts';
import { hexCode, pythonCode, rCode } from './paletteCode.ts';

export type Vision = ColorVision | 'normal';

type PaletteRowProps = {
  readonly name: string;
  readonly colors: readonly string[];
  /** Whose eyes look at it. */
  readonly vision: Vision;
  /** Whether its colours have to be told from each other; those of a ramp need not. */
  readonly apart: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

const writings = [
  [text.hex, hexCode],
  [text.r, rCode],
  [text.python, pythonCode],
] as const;

/** A palette as it is seen, whether its colours stay apart, and its codes to take along. */
export function PaletteRow({ apart, children, colors, name, vision }: PaletteRowProps) {
  const seen = vision === 'normal' ? colors : colors.map((color) => simulate(color, vision));
  const close = apart ? hardToTell(colors) : undefined;
  return (
    <li className={styles.palette}>
      <span className={styles.words}>
        <Text weight="strong">{name}</Text>
        {apart && (
          <Text size="secondary" tone={close ? 'warning' : 'muted'}>
            {close ? text.close(close.one + 1, close.other + 1, text.visions[close.vision]) : text.apart}
          </Text>
        )}
      </span>
      <Swatches colors={seen} />
      <span className={styles.acts}>
        {writings.map(([label, write]) => (
          <CopyButton key={label} label={label} value={write(colors)} withLabel />
        ))}
        {children}
      </span>
    </li>
  );
}
