import * as styles from '../Proteins.css.ts';
import { detailText as text } from './detail.text.ts';
import type { Lollipop } from './sites.ts';

/** How high the lane is: sites that rise stand over its line, those that fall hang below. */
export const laneHeight = 60;
const middle = 26;
const stem = { up: -17, down: 17, none: -9, unknown: -9 } as const;

type SiteLaneProps = {
  readonly lollipops: readonly Lollipop[];
  /** From a residue to a place in the picture. */
  readonly at: (position: number) => number;
  readonly from: number;
  readonly to: number;
  readonly onPoint: (words: string | null) => void;
};

/** The reader's own sites along the sequence: the side and the colour say the direction. */
export const SiteLane = ({ at, from, lollipops, onPoint, to }: SiteLaneProps) => (
  <g>
    <text className={styles.axisText} x={0} y={middle + 4}>
      {text.ownSites}
    </text>
    <line className={styles.axis} x1={from} x2={to} y1={middle} y2={middle} />
    {lollipops.map(({ change, position, words }) => (
      <g
        aria-label={words}
        className={styles.lollipop[change]}
        key={`${position} ${change}`}
        onBlur={() => onPoint(null)}
        onFocus={() => onPoint(words)}
        onPointerEnter={() => onPoint(words)}
        onPointerLeave={() => onPoint(null)}
        role="img"
        // Every mark says what it is to who comes by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <title>{words}</title>
        <line strokeWidth={1.5} x1={at(position)} x2={at(position)} y1={middle} y2={middle + stem[change]} />
        <circle cx={at(position)} cy={middle + stem[change]} r={4.5} strokeWidth={1.5} />
      </g>
    ))}
  </g>
);
