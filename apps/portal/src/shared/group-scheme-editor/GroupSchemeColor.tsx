import { useId, useState } from 'react';
import { lightTokens } from '@panome/tokens';
import { Popover } from '@panome/ui/popover';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';

const { c1, c2, c3, c4, c5, c6, c7, c8 } = lightTokens.chart;
const named = [
  ['blue', c1],
  ['orange', c2],
  ['green', c3],
  ['pink', c4],
  ['brown', c5],
  ['sky', c6],
  ['grey', c7],
  ['purple', c8],
] as const;
/** The colours offered for groups: those of the charts, apart from each other also for a colour-blind reader. */
export const groupColors = named.map(([, color]) => color);

type GroupSchemeColorProps = { label: string; value: string; onChange: (color: string) => void };

/** The colour of a group: eight that go together, or one of the reader's own. */
export function GroupSchemeColor({ label, onChange, value }: GroupSchemeColorProps) {
  const [open, setOpen] = useState(false);
  const customId = useId();
  const trigger = (
    <button aria-label={label} className={styles.color} title={label} type="button">
      <span className={styles.swatch} style={{ background: value }} />
    </button>
  );
  return (
    <Popover label={label} onOpenChange={setOpen} open={open} trigger={trigger}>
      <div className={styles.swatches}>
        {named.map(([name, color]) => (
          <button
            aria-label={text[name]}
            aria-pressed={color === value.toLowerCase()}
            className={styles.choice}
            key={color}
            onClick={() => {
              onChange(color);
              setOpen(false);
            }}
            title={text[name]}
            type="button"
          >
            <span className={styles.swatch} style={{ background: color }} />
          </button>
        ))}
      </div>
      <div className={styles.custom}>
        <label htmlFor={customId}>{text.custom}</label>
        <input
          className={styles.picker}
          id={customId}
          onChange={(event) => onChange(event.target.value)}
          type="color"
          value={value}
        />
      </div>
    </Popover>
  );
}
