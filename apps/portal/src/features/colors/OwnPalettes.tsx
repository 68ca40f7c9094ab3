import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Plus } from 'lucide-react';
import { call } from '../../shared/api/index.ts';
import { Block, useTell } from '../../shared/page/index.ts';
import { refreshPalettes, useOwnPalettes } from '../../shared/palettes/index.ts';
import * as styles from './Colors.css.ts';
import { colorsText as text } from './colors.text.ts';
import type { Draft } from './PaletteDialog.tsx';
import { PaletteRow, type Vision } from './PaletteRow.tsx';

type OwnPalettesProps = { readonly vision: Vision; readonly onEdit: (draft: Draft) => void };

/** The palettes that the person made. */
export function OwnPalettes({ onEdit, vision }: OwnPalettesProps) {
  const answer = useOwnPalettes();
  const tell = useTell();
  const alert = useAlert();
  const remove = async ({ id, name }: { id: string; name: string }) => {
    const agreed = await alert.confirm({
      title: text.removeTitle(name),
      description: text.removeHint,
      action: text.remove,
    });
    if (!agreed) return;
    try {
      await call('paletteDelete', { id });
      await refreshPalettes();
      tell.done(text.removed(name));
    } catch (error) {
      tell.failed(error, text.removeFailed);
    }
  };
  const create = (
    <Button
      icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
      onClick={() => onEdit({ name: '', colors: ['#0072b2', '#e69f00', '#009e73'] })}
      size="small"
    >
      {text.create}
    </Button>
  );
  return (
    <Block
      actions={create}
      answer={answer}
      empty={<EmptyState description={text.noneHint} variant="inline" title={text.none} />}
      height={96}
      isEmpty={(palettes) => palettes.length === 0}
      title={text.own}
    >
      {(palettes) => (
        <ul aria-label={text.own} className={styles.list} role="list">
          {palettes.map((palette) => (
            <PaletteRow apart colors={palette.colors} key={palette.id} name={palette.name} vision={vision}>
              <Button
                aria-label={text.editOf(palette.name)}
                onClick={() => onEdit(palette)}
                size="small"
                variant="quiet"
              >
                {text.edit}
              </Button>
              <Button
                aria-label={text.removeOf(palette.name)}
                onClick={() => void remove(palette)}
                size="small"
                variant="quiet"
              >
                {text.remove}
              </Button>
            </PaletteRow>
          ))}
        </ul>
      )}
    </Block>
  );
}
