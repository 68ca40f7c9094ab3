import { ArrowDown, ArrowUp } from 'lucide-react';
import { Field } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { shifted } from './chartSettings.ts';
import * as styles from './ChartSettingsPanel.css.ts';
import { chartSettingsText } from './ChartSettingsPanel.text.ts';

/** A group as the chart draws it now. */
export type ChartLevel = { readonly name: string; readonly color: string };

type ChartLevelsProps = {
  readonly levels: readonly ChartLevel[];
  readonly onOrderChange: (names: readonly string[]) => void;
  readonly onColorChange: (name: string, color: string) => void;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The groups in the order of the legend, each with its colour. */
export function ChartLevels({ levels, onColorChange, onOrderChange }: ChartLevelsProps) {
  const text = useText(chartSettingsText);
  const names = levels.map(({ name }) => name);
  return (
    <Field group label={text.groups}>
      {({ id }) => (
        <ol className={styles.levels} id={id} role="list">
          {levels.map(({ color, name }, at) => (
            <li className={styles.level} key={name}>
              <input
                aria-label={text.color(name)}
                className={styles.color}
                onChange={(event) => onColorChange(name, event.target.value)}
                type="color"
                value={color}
              />
              <span className={styles.levelName}>{name}</span>
              <IconButton
                disabled={at === 0}
                icon={<ArrowUp {...icon} />}
                label={text.up(name)}
                onClick={() => onOrderChange(shifted(names, name, -1))}
                size="small"
              />
              <IconButton
                disabled={at === levels.length - 1}
                icon={<ArrowDown {...icon} />}
                label={text.down(name)}
                onClick={() => onOrderChange(shifted(names, name, 1))}
                size="small"
              />
            </li>
          ))}
        </ol>
      )}
    </Field>
  );
}
