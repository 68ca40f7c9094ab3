import * as styles from './Logo.css.ts';

/** Three nodes that form a peak: molecules that became a chart. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg aria-hidden fill="none" height={size} viewBox="0 0 32 32" width={size}>
    <rect className={styles.plate} height="32" rx="8" width="32" />
    <path className={styles.bond} d="M10 22 16 9l7 9-13 4" strokeWidth="2" />
    <g className={styles.atom}>
      <circle cx="10" cy="22" r="3" />
      <circle cx="16" cy="9" r="3" />
      <circle cx="23" cy="18" r="3" />
    </g>
  </svg>
);
