import { inlineVars } from '@panome/ui/theme';
import * as styles from './Swatches.css.ts';

type SwatchesProps = {
  readonly colors: readonly string[];
  /** Beside a name in a menu. */
  readonly small?: boolean;
};

/** Colours side by side. Their codes stand beside them in words, so that they are hidden from screen readers. */
export const Swatches = ({ colors, small = false }: SwatchesProps) => (
  <span aria-hidden className={small ? `${styles.swatches} ${styles.small}` : styles.swatches}>
    {colors.map((color, at) => (
      // Two steps of a ramp may have the same colour.
      // oxlint-disable-next-line react/no-array-index-key
      <span className={styles.swatch} key={at} style={inlineVars({ [styles.color]: color })} />
    ))}
  </span>
);
