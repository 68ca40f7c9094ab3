import { distinctColors, ownPaletteId, palettes } from '@panome/charts';
import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Palette } from 'lucide-react';
import { palettesText as text } from './palettes.text.ts';
import * as styles from './Swatches.css.ts';
import { Swatches } from './Swatches.tsx';
import { useOwnPalettes } from './useOwnPalettes.ts';

/** Gives the groups of a scheme the colours of a palette, as many as there are groups. */
export function PaletteMenu({ onChoose }: { readonly onChoose: (colors: readonly string[]) => void }) {
  const own = useOwnPalettes().data ?? [];
  const ours = palettes.filter(({ kind }) => kind === 'categorical');
  const choices = [
    ...own.map(({ colors, id, name }) => ({ key: id, palette: ownPaletteId(colors), label: name, colors })),
    ...ours.map(({ colors, id, label }) => ({ key: id, palette: id, label, colors: colors('light') })),
  ];
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={<Palette aria-hidden size={16} strokeWidth={1.5} />} size="small" title={text.applyHint}>
          {text.apply}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {choices.map(({ colors, key, label, palette }) => (
          <MenuItem key={key} onSelect={() => onChoose(distinctColors(palette, 'light'))}>
            <span className={styles.choice}>
              <Swatches colors={colors} small />
              {label}
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
