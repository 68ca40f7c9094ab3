import { formatNumber } from '../../../shared/format/format.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';

type Band = { readonly from: number; readonly to: number; readonly count: number };
const whole = (value: number) => formatNumber(value, 'integer');
const bandOf = ({ from, to }: Band) => (from === to ? whole(from) : text.range(whole(from), whole(to)));

/**
 * How many sequences have which length; each bar says its figures under the pointer, and all of them to a screen
 * reader.
 */
export function LengthHistogram({ bands }: { bands: readonly Band[] }) {
  const most = bands.reduce((highest, { count }) => Math.max(highest, count), 1);
  const first = bands[0];
  const last = bands.at(-1);
  return (
    <div>
      <ul aria-label={text.lengths} className={styles.bars}>
        {bands.map((band) => (
          <li
            aria-label={text.bandWords(bandOf(band), whole(band.count))}
            className={styles.barPlace}
            key={band.from}
            title={text.bandWords(bandOf(band), whole(band.count))}
          >
            <span className={styles.bar} style={{ height: `${(100 * band.count) / most}%` }} />
          </li>
        ))}
      </ul>
      <div aria-hidden className={styles.axis}>
        <span>{first && whole(first.from)}</span>
        <span>{last && last !== first && whole(last.to)}</span>
      </div>
    </div>
  );
}
