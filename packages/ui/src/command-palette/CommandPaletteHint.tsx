import { Kbd } from '../kbd/index.ts';
import { useText } from '../locale/index.ts';
import { commandPaletteText } from './CommandPalette.text.ts';
import * as styles from './CommandPalette.css.ts';

/** The keys that work, at the foot of the palette. */
export function CommandPaletteHint() {
  const text = useText(commandPaletteText);
  return (
    <div className={styles.hint}>
      <span className={styles.hintKeys}>
        <Kbd variant="quiet">↑</Kbd>
        <Kbd variant="quiet">↓</Kbd>
        {text.choose}
      </span>
      <span className={styles.hintKeys}>
        <Kbd variant="quiet">{text.enter}</Kbd>
        {text.open}
      </span>
      <span className={styles.hintKeys}>
        <Kbd variant="quiet">Esc</Kbd>
        {text.close}
      </span>
    </div>
  );
}
