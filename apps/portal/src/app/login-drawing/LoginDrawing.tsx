import { IconButton } from '@panome/ui/icon-button';
import { Pause, Play } from 'lucide-react';
import * as styles from './LoginDrawing.css.ts';
import { useDrawing } from './useDrawing.ts';

/** Molecules form a network that becomes a chart, over and over; can be stopped (WCAG 2.2.2). Decoration only. */
export function LoginDrawing() {
  const { canvas, paused, toggle } = useDrawing();
  const icon = paused ? <Play size={16} strokeWidth={1.5} /> : <Pause size={16} strokeWidth={1.5} />;
  return (
    <div className={styles.frame}>
      <canvas aria-hidden className={styles.canvas} ref={canvas} />
      <div className={styles.control}>
        <IconButton icon={icon} label={paused ? '播放动画' : '暂停动画'} onClick={toggle} />
      </div>
    </div>
  );
}
