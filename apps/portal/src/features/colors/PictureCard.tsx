import { limits } from '@panome/contract/limits';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { DropZone, fileRefusal } from '@panome/ui/drop-zone';
import { Slider } from '@panome/ui/slider';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import type { Oklab } from '@panome/charts';
import { useEffect, useMemo, useState } from 'react';
import { clusterColors } from './clusterColors.ts';
import * as styles from './Colors.css.ts';
import { colorsText as text } from './colors.text.ts';
import type { Draft } from './PaletteDialog.tsx';
import { PaletteRow, type Vision } from './PaletteRow.tsx';
import { readPixels } from './readPixels.ts';

const rules = { accept: ['.png', '.jpg', '.jpeg', '.webp', '.gif', '.bmp'], maxSize: limits.smallFileBytes };

type Picture = { readonly name: string; readonly url: string; readonly pixels: readonly Oklab[] };
type PictureCardProps = { readonly vision: Vision; readonly onKeep: (draft: Draft) => void };

/** 从图片取色: the colours of a picture, found in the browser. */
export function PictureCard({ onKeep, vision }: PictureCardProps) {
  const [picture, setPicture] = useState<Picture>();
  const [fault, setFault] = useState<string>();
  const [count, setCount] = useState(5);
  const url = picture?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const take = async ([file]: File[]) => {
    if (!file) return;
    const refused = fileRefusal(file, rules);
    if (refused) return setFault(refused === 'size' ? text.pictureSize : text.pictureType);
    try {
      const pixels = await readPixels(file);
      if (pixels.length === 0) return setFault(text.pictureEmpty);
      setFault(undefined);
      setPicture({ name: file.name, url: URL.createObjectURL(file), pixels });
    } catch {
      setFault(text.pictureFailed);
    }
  };
  const found = useMemo(() => picture && clusterColors(picture.pixels, count), [count, picture]);
  const colors = found?.map(({ color }) => color) ?? [];
  return (
    <Card description={text.pictureHint} title={text.picture}>
      <Stack space="large">
        {fault && <Callout title={fault} tone="danger" />}
        <div className={styles.picture}>
          <DropZone {...rules} onFiles={(files) => void take(files)} />
          {picture && (
            <Stack space="medium">
              <img alt={picture.name} className={styles.preview} src={picture.url} />
              <Slider label={text.count} max={12} min={2} onValueChange={([next]) => setCount(next!)} value={[count]} />
            </Stack>
          )}
        </div>
        {picture && found && (
          <>
            <ul aria-label={text.picture} className={styles.list} role="list">
              <PaletteRow apart colors={colors} name={text.fromPicture(picture.name)} vision={vision}>
                <Button
                  disabled={colors.length < 2}
                  onClick={() => onKeep({ name: text.fromPicture(picture.name), colors })}
                  size="small"
                >
                  {text.keep}
                </Button>
              </PaletteRow>
            </ul>
            <Text size="secondary" tone="muted">
              {found.map(({ color, share }) => text.share(color.toUpperCase(), Math.round(share * 100))).join('；')}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
