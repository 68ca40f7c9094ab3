import { Checkbox } from '../checkbox/index.ts';
import * as styles from './GroupSchemeEditor.css.ts';

type GroupSchemeSamplesProps = {
  label: string;
  samples: readonly string[];
  selected: readonly string[];
  onSelect: (sample: string, on: boolean) => void;
  /** A sample was dropped here. */
  onDrop: (sample: string) => void;
};

/** The samples of one place: each can be ticked, and dragged to another place. */
export function GroupSchemeSamples({ label, onDrop, onSelect, samples, selected }: GroupSchemeSamplesProps) {
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const sample = event.dataTransfer.getData('text/x-sample');
        if (sample) onDrop(sample);
      }}
      role="presentation"
    >
      <ul aria-label={label} className={styles.samples}>
        {samples.map((sample) => (
          <li key={sample}>
            <div className={styles.sample} draggable onDragStart={(event) => event.dataTransfer.setData('text/x-sample', sample)} role="presentation">
              <Checkbox checked={selected.includes(sample)} label={sample} onCheckedChange={(on) => onSelect(sample, on === true)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
