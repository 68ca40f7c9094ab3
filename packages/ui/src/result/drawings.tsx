import { stateStyles as styles } from '../state/index.ts';

const frame = { 'aria-hidden': true, className: styles.drawing, viewBox: '0 0 120 80' } as const;

/** What the tones are drawn as, in the hand of the states. */
export const drawings = {
  /** A finished report under a seal. */
  success: (
    <svg {...frame}>
      <path className={styles.faint} d="M14 70h92" />
      <path className={styles.surface} d="M38 14a4 4 0 0 1 4-4h26l12 12v44a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z" />
      <path d="M68 10v12h12" />
      <path className={styles.faint} d="M46 30h14M46 38h20M46 46h10" />
      <circle className={`${styles.surface} ${styles.success}`} cx="78" cy="54" r="13" />
      <path className={styles.success} d="M72 54l4 4 8-8" strokeWidth="2" />
    </svg>
  ),
  /** A letter on its way. */
  info: (
    <svg {...frame}>
      <path className={styles.faint} d="M14 70h92M14 34h16M20 44h10M12 54h18" />
      <rect className={styles.surface} height="42" rx="4" width="60" x="38" y="22" />
      <path className={styles.accent} d="M40 26l28 20 28-20" />
      <path className={styles.faint} d="M40 60l18-16M96 60L78 44" />
    </svg>
  ),
  /** Three tubes in a rack; one of them is not right. */
  warning: (
    <svg {...frame}>
      <path className={styles.faint} d="M14 70h92" />
      <path
        className={styles.surface}
        d="M34 18v36a5 5 0 0 0 10 0V18M55 18v36a5 5 0 0 0 10 0V18M76 18v36a5 5 0 0 0 10 0V18"
      />
      <path d="M31 18h16M52 18h16M73 18h16M26 30h68M26 30v34a6 6 0 0 0 6 6h56a6 6 0 0 0 6-6V30" />
      <path className={styles.faint} d="M35 44h8M77 40h8" />
      <path className={styles.warning} d="M60 36v9M60 51h0" strokeWidth="2.5" />
    </svg>
  ),
  /** A chain that has come apart. */
  danger: (
    <svg {...frame}>
      <path className={styles.faint} d="M14 70h92" />
      <path d="M50 50l-6 6a11 11 0 0 1-16-16l12-12a11 11 0 0 1 16 0" />
      <path d="M70 30l6-6a11 11 0 0 1 16 16L80 52a11 11 0 0 1-16 0" />
      <path className={styles.danger} d="M52 18l-2-7M62 20l4-7M60 62l2 7M50 60l-4 6" />
    </svg>
  ),
};
