import { Text } from '@panome/ui/text';
import { inlineVars } from '@panome/ui/theme';
import { useId } from 'react';
import * as styles from './DisplaySettings.css.ts';
import { displaySettingsText as text, primaryColors } from './displaySettings.text.ts';

type PrimaryColorProps = { readonly value: string; readonly onChange: (color: string) => void };

/** A handful of primary colours and any other. */
export function PrimaryColor({ onChange, value }: PrimaryColorProps) {
  const help = useId();
  return (
    <fieldset aria-describedby={help} className={styles.group}>
      <Text as="legend" weight="strong">
        {text.primary}
      </Text>
      <div className={styles.swatches}>
        {primaryColors.map((color) => (
          <button
            aria-label={color.label}
            aria-pressed={value.toLowerCase() === color.value.toLowerCase()}
            className={styles.swatch}
            key={color.value}
            onClick={() => onChange(color.value)}
            style={inlineVars({ [styles.color]: color.value })}
            title={color.label}
            type="button"
          />
        ))}
        <input
          aria-label={text.custom}
          className={styles.picker}
          onChange={(event) => onChange(event.target.value)}
          title={text.custom}
          type="color"
          value={value.toLowerCase()}
        />
      </div>
      <Text as="p" id={help} size="secondary" tone="muted">
        {text.primaryHelp}
      </Text>
    </fieldset>
  );
}
