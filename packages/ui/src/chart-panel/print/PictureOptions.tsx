import { useState } from 'react';
import { useAppearance } from '../../appearance/index.ts';
import { useText } from '../../locale/index.ts';
import { NumberField } from '../../number-field/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { Select } from '../../select/index.ts';
import { chartPictureText } from '../ChartPicture.text.ts';
import type { ChartPicture } from './chartPicture.ts';
import * as styles from './Picture.css.ts';
import { columns, densities, sides } from './printSize.ts';

type OptionsProps = {
  readonly picture: ChartPicture;
  readonly onChange: (next: Partial<ChartPicture>) => void;
  /** Without a page that makes files there is no PDF. */
  readonly formats: readonly ChartPicture['format'][];
  /** The height that keeps the shape of the figure, at the present width. */
  readonly shaped: number;
};

/** Format, ground, sides and density of a picture. */
export function PictureOptions({ formats, onChange, picture, shaped }: OptionsProps) {
  const text = useText(chartPictureText);
  const page = useAppearance();
  const [own, setOwn] = useState(false);
  const named = Object.entries(columns).find(([, width]) => width === picture.width)?.[0];
  return (
    <>
      <div className={styles.fields}>
        <RadioGroup
          label={text.format}
          onValueChange={(format) => onChange({ format: format as ChartPicture['format'] })}
          options={formats.map((format) => ({ value: format, label: format.toUpperCase() }))}
          orientation="horizontal"
          value={picture.format}
        />
        {page.theme === 'dark' && (
          <RadioGroup
            label={text.ground}
            onValueChange={(theme) => onChange({ theme: theme as ChartPicture['theme'] })}
            options={[
              { value: 'light', label: text.light },
              { value: 'dark', label: text.asPage },
            ]}
            orientation="horizontal"
            value={picture.theme}
          />
        )}
      </div>
      <RadioGroup
        label={text.column}
        onValueChange={(value) => {
          setOwn(value === 'own');
          if (value !== 'own') onChange({ width: columns[value as keyof typeof columns] });
        }}
        options={[
          ...(['single', 'oneAndHalf', 'double'] as const).map((value) => ({
            value,
            label: `${text[value]} ${columns[value]} mm`,
          })),
          { value: 'own', label: text.own },
        ]}
        orientation="horizontal"
        value={own ? 'own' : (named ?? 'own')}
      />
      <div className={styles.fields}>
        <NumberField
          label={text.width}
          max={sides.most}
          min={sides.least}
          onValueChange={(width) => width !== null && onChange({ width })}
          suffix="mm"
          value={picture.width}
        />
        <NumberField
          help={picture.height === shaped ? undefined : text.shaped(shaped)}
          label={text.height}
          max={sides.most}
          min={sides.least}
          onValueChange={(height) => height !== null && onChange({ height })}
          suffix="mm"
          value={picture.height}
        />
        <Select
          help={picture.format === 'png' ? undefined : text.densityVector}
          label={text.density}
          onValueChange={(dpi) => onChange({ dpi: Number(dpi) })}
          options={densities.map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }))}
          value={String(picture.dpi)}
        />
      </div>
    </>
  );
}
