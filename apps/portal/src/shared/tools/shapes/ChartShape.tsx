import * as styles from './ChartShape.css.ts';
import { shapeOf } from './shapeOf.ts';
import { shapes, type Shape } from './shapes.ts';

/** A small picture of what a chart looks like; decoration beside its name. Nothing for a chart that is not known. */
export function ChartShape({ title }: { title: string }) {
  const name = shapeOf(title);
  if (!name) return null;
  const shape: Shape = shapes[name];
  return (
    <svg aria-hidden className={styles.shape} viewBox="0 0 72 48">
      {shape.faint && <path className={styles.faint} d={shape.faint} />}
      {shape.soft && <path className={styles.soft} d={shape.soft} />}
      {shape.strong && <path className={styles.strong} d={shape.strong} />}
      {shape.line && <path className={styles.line} d={shape.line} />}
    </svg>
  );
}
