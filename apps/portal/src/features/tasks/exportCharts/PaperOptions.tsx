import { useAppearance } from '@panome/ui/appearance';
import { RadioGroup } from '@panome/ui/radio-group';
import { exportChartsText as text } from './exportCharts.text.ts';

/** How pictures of several charts are wanted on paper. */
export type PaperChoice = {
  /** In mm; `undefined` leaves each chart its own size. */
  readonly width: number | undefined;
  readonly dpi: number;
  readonly theme: 'light' | 'dark';
};

/** Light whatever the page shows: pictures go into papers. */
export const usualPaper: PaperChoice = { width: undefined, dpi: 300, theme: 'light' };

const own = 'own';
const widths = [
  { value: own, label: text.ownSize },
  { value: '85', label: text.single },
  { value: '120', label: text.oneAndHalf },
  { value: '180', label: text.double },
];
const densities = [300, 600].map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }));
const grounds = [
  { value: 'light', label: text.light },
  { value: 'dark', label: text.dark },
];

type PaperOptionsProps = { readonly value: PaperChoice; readonly onChange: (value: PaperChoice) => void };

/** Width, density and ground of pictures. */
export function PaperOptions({ onChange, value }: PaperOptionsProps) {
  const { theme } = useAppearance();
  return (
    <>
      <RadioGroup
        help={value.width === undefined ? undefined : text.widthHelp}
        label={text.width}
        onValueChange={(width) => onChange({ ...value, width: width === own ? undefined : Number(width) })}
        options={widths}
        orientation="horizontal"
        value={value.width === undefined ? own : String(value.width)}
      />
      {value.width !== undefined && (
        <RadioGroup
          help={text.densityHelp}
          label={text.density}
          onValueChange={(dpi) => onChange({ ...value, dpi: Number(dpi) })}
          options={densities}
          orientation="horizontal"
          value={String(value.dpi)}
        />
      )}
      {theme === 'dark' && (
        <RadioGroup
          label={text.ground}
          onValueChange={(ground) => onChange({ ...value, theme: ground as PaperChoice['theme'] })}
          options={grounds}
          orientation="horizontal"
          value={value.theme}
        />
      )}
    </>
  );
}
