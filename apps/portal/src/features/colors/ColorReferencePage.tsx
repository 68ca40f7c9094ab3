import { palettes, visions } from '@panome/charts';
import { useAppearance } from '@panome/ui/appearance';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { KindFilter } from '../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import * as styles from './Colors.css.ts';
import { colorsText as text } from './colors.text.ts';
import { OwnPalettes } from './OwnPalettes.tsx';
import { PaletteDialog, type Draft } from './PaletteDialog.tsx';
import { PaletteRow, type Vision } from './PaletteRow.tsx';
import { PictureCard } from './PictureCard.tsx';

const kinds = ['categorical', 'sequential', 'diverging'] as const;
const views = (['normal', ...visions] as const).map((value) => ({ value, label: text.visions[value] }));

/** 配色参考: the palettes of charts as everybody sees them, and those of one's own. */
export function Page() {
  const theme = useAppearance();
  const [vision, setVision] = useState<Vision>('normal');
  const [draft, setDraft] = useState<Draft>();
  return (
    <PageBody>
      <PageHeader description={text.description} title={text.title} />
      <div className={styles.colors}>
        <KindFilter kinds={views} label={text.vision} onChange={setVision} value={vision} />
        <Text size="secondary" tone="muted">
          {text.visionHint}
        </Text>
      </div>
      <OwnPalettes onEdit={setDraft} vision={vision} />
      <PictureCard onKeep={setDraft} vision={vision} />
      {kinds.map((kind) => (
        <Card description={text.kindHints[kind]} key={kind} title={text.kinds[kind]}>
          <ul aria-label={text.kinds[kind]} className={styles.list} role="list">
            {palettes
              .filter((palette) => palette.kind === kind)
              .map((palette) => {
                const colors = palette.colors(theme).map((color) => color.toLowerCase());
                return (
                  <PaletteRow
                    apart={kind === 'categorical'}
                    colors={colors}
                    key={palette.id}
                    name={palette.label}
                    vision={vision}
                  >
                    {kind === 'categorical' && (
                      <Button
                        aria-label={text.keepOf(palette.label)}
                        onClick={() => setDraft({ name: text.copyName(palette.label), colors })}
                        size="small"
                        variant="quiet"
                      >
                        {text.keep}
                      </Button>
                    )}
                  </PaletteRow>
                );
              })}
          </ul>
        </Card>
      ))}
      {draft && <PaletteDialog draft={draft} key={draft.id ?? draft.name} onClose={() => setDraft(undefined)} />}
    </PageBody>
  );
}
