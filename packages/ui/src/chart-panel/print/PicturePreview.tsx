import { useRef, type RefCallback } from 'react';
import { useText } from '../../locale/index.ts';
import { Text } from '../../text/index.ts';
import { inertWhen } from '../../react-range/index.ts';
import { inlineVars } from '../../theme/index.ts';
import { chartPictureText } from '../ChartPicture.text.ts';
import type { Size } from '../engine/drawing.ts';
import { useRoom } from '../useRoom.ts';
import * as styles from './Picture.css.ts';

type PreviewProps = {
  /** Where the chart is drawn, in pixels of the paper. */
  readonly host: RefCallback<HTMLDivElement>;
  readonly size: Size;
  readonly summary: string;
  /** The colour of the paper. */
  readonly ground: string;
};

/** The picture as it will be: as large as on paper where there is room, else smaller, and saying so. */
export function PicturePreview({ ground, host, size, summary }: PreviewProps) {
  const text = useText(chartPictureText);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const scale = Math.min(1, room ? room.width / size.width : 1);
  return (
    <figure className={styles.preview}>
      <div className={styles.frame} ref={frame}>
        <div
          aria-label={summary}
          className={styles.paper}
          role="img"
          style={inlineVars({
            [styles.width]: `${size.width * scale}px`,
            [styles.height]: `${size.height * scale}px`,
            [styles.ground]: ground,
          })}
        >
          {/* Nothing in a picture can be zoomed or clicked. */}
          <div
            className={styles.host}
            {...inertWhen(true)}
            ref={host}
            style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <Text as="figcaption" size="secondary" tone="muted">
        {text.preview(Math.floor(scale * 100))}
      </Text>
    </figure>
  );
}
