import { RadioGroup } from 'radix-ui';
import { Field } from '../field/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './ChartSettingsPanel.css.ts';

/** A palette a user can choose: some ten colours, or the many of a ramp. */
export type ChartPalette = {
  readonly id: string;
  readonly label: string;
  readonly kind: 'categorical' | 'sequential' | 'diverging';
  readonly colors: readonly string[];
};

type ChartPalettePickerProps = {
  readonly label: string;
  readonly palettes: readonly ChartPalette[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

const most = 16;

/** A ramp is shown by sixteen of its colours. */
const shownOf = (colors: readonly string[]) =>
  colors.length <= most
    ? colors
    : Array.from({ length: most }, (_, at) => colors[Math.round((at * (colors.length - 1)) / (most - 1))]!);

/** Palettes with their names, so that nobody has to tell them apart by colour alone. */
export const ChartPalettePicker = ({ label, onChange, palettes, value }: ChartPalettePickerProps) => (
  <Field group label={label}>
    {(control) => (
      <RadioGroup.Root {...control} className={styles.palettes} onValueChange={onChange} value={value}>
        {palettes.map((palette) => (
          <RadioGroup.Item className={styles.palette} key={palette.id} value={palette.id}>
            <span>{palette.label}</span>
            <span aria-hidden className={styles.swatches}>
              {shownOf(palette.colors).map((color, at) => (
                // Two steps of a ramp may have the same colour.
                // oxlint-disable-next-line react/no-array-index-key
                <span className={styles.swatch} key={at} style={inlineVars({ [styles.swatchColor]: color })} />
              ))}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    )}
  </Field>
);
