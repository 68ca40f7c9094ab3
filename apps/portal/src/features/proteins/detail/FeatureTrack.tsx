import * as styles from '../Proteins.css.ts';
import { detailText as text } from './detail.text.ts';
import type { Feature } from './feature.ts';
import { laneHeight, SiteLane } from './SiteLane.tsx';
import type { Lollipop } from './sites.ts';
import { axisTicks, trackRows } from './trackRows.ts';
import { useTrackWidth } from './useTrackWidth.ts';

const left = 110;
const rowHeight = 22;
const barHeight = 12;
/** Sites of one residue stay visible. */
const least = 3;

type FeatureTrackProps = {
  readonly features: readonly Feature[];
  readonly length: number;
  /** The reader's own sites, in a lane above. */
  readonly lollipops: readonly Lollipop[];
  /** What lies under the pointer or the focus, in words; null for nothing. */
  readonly onPoint: (words: string | null) => void;
};
const nameOf = ({ from, note, to, type }: Feature): string =>
  `${type} ${from ?? '?'}–${to ?? '?'}${note ? ` ${note}` : ''}`;

/** Where the features lie along the sequence, one row for each type. */
export function FeatureTrack({ features, length, lollipops, onPoint }: FeatureTrackProps) {
  const { frame, width } = useTrackWidth();
  const rows = trackRows(features);
  const top = lollipops.length > 0 ? laneHeight : 0;
  const height = top + rows.length * rowHeight + 26;
  const at = (position: number) => left + ((position - 1) / Math.max(1, length)) * (width - left - 10);
  return (
    <div className={styles.trackFrame} ref={frame}>
      <svg
        aria-label={text.trackLabel(features.length, length, lollipops.length)}
        className={styles.track}
        role="group"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        {top > 0 && <SiteLane at={at} from={left} lollipops={lollipops} onPoint={onPoint} to={width - 10} />}
        {rows.map(({ placed, type }, row) => (
          <g key={type}>
            <text className={styles.axisText} x={0} y={top + row * rowHeight + 15}>
              {type}
            </text>
            <line
              className={styles.axis}
              x1={left}
              x2={width - 10}
              y1={top + row * rowHeight + 11}
              y2={top + row * rowHeight + 11}
            />
            {placed.map(({ feature, from, to }) => (
              <rect
                aria-label={nameOf(feature)}
                className={styles.mark}
                height={barHeight}
                key={`${from} ${to} ${feature.note}`}
                onBlur={() => onPoint(null)}
                onFocus={() => onPoint(nameOf(feature))}
                onPointerEnter={() => onPoint(nameOf(feature))}
                onPointerLeave={() => onPoint(null)}
                role="img"
                rx={2}
                // Every mark says what it is to who comes by keyboard.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                width={Math.max(least, at(to + 1) - at(from))}
                x={at(from)}
                y={top + row * rowHeight + 5}
              >
                <title>{nameOf(feature)}</title>
              </rect>
            ))}
          </g>
        ))}
        <line className={styles.axis} x1={left} x2={width - 10} y1={height - 20} y2={height - 20} />
        {axisTicks(length).map((tick) => (
          <text
            className={styles.axisText}
            key={tick}
            textAnchor={tick === length ? 'end' : tick === 1 ? 'start' : 'middle'}
            x={at(tick)}
            y={height - 4}
          >
            {tick}
          </text>
        ))}
      </svg>
    </div>
  );
}
