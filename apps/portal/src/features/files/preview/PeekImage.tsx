import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useEffect, useState } from 'react';
import { callBlob, messageOf } from '../../../shared/api/index.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';

type Picture = { readonly url: string } | { readonly failed: string };

/** A picture out of the bytes of a download: as an image, which runs nothing, also when it is an SVG. */
export function PeekImage({ id, name, type }: { id: string; name: string; type: string }) {
  const [picture, setPicture] = useState<Picture>();
  const [pixels, setPixels] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    callBlob('fileStoreDownload', { ids: [id] }, { signal: stop.signal }).then(
      ({ blob }) => {
        url = URL.createObjectURL(new Blob([blob], { type }));
        if (stop.signal.aborted) URL.revokeObjectURL(url);
        else setPicture({ url });
      },
      (error: unknown) => !stop.signal.aborted && setPicture({ failed: messageOf(error) }),
    );
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [attempt, id, type]);

  if (!picture) return <Skeleton height={320} shape="block" />;
  if ('failed' in picture) {
    const retry = () => {
      setPicture(undefined);
      setAttempt(attempt + 1);
    };
    return <FailedState message={picture.failed} onRetry={retry} />;
  }
  return (
    <figure className={styles.picture}>
      <img
        alt={name}
        className={styles.image}
        onError={() => setPicture({ failed: text.imageBroken })}
        onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
          setPixels(text.pixels(naturalWidth, naturalHeight))
        }
        src={picture.url}
      />
      <figcaption>
        <Text size="secondary" tone="muted">
          {pixels}
        </Text>
      </figcaption>
    </figure>
  );
}
