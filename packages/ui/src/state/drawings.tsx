import * as styles from './State.css.ts';

const frame = { 'aria-hidden': true, className: styles.drawing, viewBox: '0 0 120 80' } as const;

/** An open tray with a sample tube waiting above it: nothing here yet. */
export const emptyDrawing = (
  <svg {...frame}>
    <path className={styles.faint} d="M14 70h92" />
    <path className={styles.surface} d="M28 48l8-14h48l8 14v18a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" />
    <path d="M28 48h18c2 0 3 1 4 3s2 3 4 3h12c2 0 3-1 4-3s2-3 4-3h18" />
    <path className={styles.accent} d="M56 10h8M57.5 10v14a2.5 2.5 0 0 0 5 0V10M57.5 18h5" />
    <path className={styles.faint} d="M44 18v6M76 18v6M38 22h0M82 22h0" />
  </svg>
);

/** A lens over lines that say nothing: no row fits the conditions. */
export const noMatchDrawing = (
  <svg {...frame}>
    <path className={styles.faint} d="M22 18h40M22 30h26M22 42h22M22 54h28M22 66h44" />
    <circle className={styles.surface} cx="70" cy="40" r="19" />
    <path d="M83.5 53.5L97 67" strokeWidth="3" />
    <circle cx="70" cy="40" r="19" />
    <path className={styles.accent} d="M63 40h14" />
  </svg>
);

/** A trace that breaks off: the answer did not arrive. */
export const failedDrawing = (
  <svg {...frame}>
    <path className={styles.faint} d="M16 70h88M16 70V12M16 50h88M16 30h88" />
    <path d="M20 58l12-2 8-26 8 30 6-10" />
    <path d="M74 46l6 10 8-22 8 18 8-2" />
    <path className={styles.danger} d="M60 36l8 8M68 36l-8 8" />
  </svg>
);

/** A closed folder with a lock: it is there, but not for this reader. */
export const forbiddenDrawing = (
  <svg {...frame}>
    <path className={styles.faint} d="M14 70h92" />
    <path
      className={styles.surface}
      d="M26 22a4 4 0 0 1 4-4h18l6 8h36a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z"
    />
    <rect className={styles.accent} height="17" rx="3" width="24" x="48" y="42" />
    <path className={styles.accent} d="M53 42v-4a7 7 0 0 1 14 0v4M60 49v3" />
  </svg>
);
