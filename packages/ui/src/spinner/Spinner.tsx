import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  /** Said beside the circle and announced; without it the circle is decoration. */
  label?: string;
  /** `small` 16, `medium` 20, `large` 32. */
  size?: 'small' | 'medium' | 'large';
};

/**
 * Shows that something of unknown length is under way.
 *
 * When not to use: before 200 ms show nothing; where the shape of the answer is known use `Skeleton`, where its share is known use `Progress`.
 */
export function Spinner({ label, size }: SpinnerProps) {
  const circle = <span aria-hidden className={styles.spinner({ size })} />;
  if (label === undefined) return circle;
  return (
    <span className={styles.labelled} role="status">
      {circle}
      {label}
    </span>
  );
}
