import { RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { useControllable } from '../controllable/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { TextField } from '../text-field/index.ts';
import { ChartLabels } from './ChartLabels.tsx';
import { ChartLevels, type ChartLevel } from './ChartLevels.tsx';
import { ChartOwnSetting } from './ChartOwnSetting.tsx';
import { ChartPalettePicker, type ChartPalette } from './ChartPalettePicker.tsx';
import { changed, type ChartSettings, type ChartSettingsSpec } from './chartSettings.ts';
import * as styles from './ChartSettingsPanel.css.ts';
import { chartSettingsText } from './ChartSettingsPanel.text.ts';
import { useSettingsDraft } from './useSettingsDraft.ts';

export type ChartSettingsPanelProps = PassedOn<'div'> & {
  /** Which settings the chart has; a chart definition is one. */
  spec: ChartSettingsSpec;
  /** The settings of the chart as drawn; without it the part keeps them. */
  value?: ChartSettings | undefined;
  /** The settings at the start, when the caller does not control them. */
  defaultValue?: ChartSettings;
  /** Called a moment after the last change, so that the chart can be drawn anew each time. */
  onValueChange?: ((settings: ChartSettings) => void) | undefined;
  /** Every palette; those of the chart's kind are offered. */
  palettes: readonly ChartPalette[];
  /** The groups as drawn now, in their order. */
  levels?: readonly ChartLevel[];
  /** The drawing's `labelIds`: a name that is not among them is pointed out. */
  labelIds?: readonly string[] | undefined;
};

const legends = ['right', 'top', 'bottom', 'none'] as const;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const none: readonly never[] = [];
const asDrawn: ChartSettings = {};

/**
 * The settings of one chart with live preview, undo and reset.
 *
 * When not to use: for the parameters of the analysis itself; those make another run.
 */
export const ChartSettingsPanel = withRef(function ChartSettingsPanel({
  labelIds = none,
  levels = none,
  onValueChange,
  palettes,
  spec,
  value: given,
  defaultValue = asDrawn,
  ...native
}: ChartSettingsPanelProps) {
  const text = useText(chartSettingsText);
  const [value, put] = useControllable({ value: given, defaultValue, onValueChange });
  const { canUndo, change, draft, undo } = useSettingsDraft(value, put);
  const has = new Set(spec.common);
  const set = (patch: Parameters<typeof changed>[1], control: string) => change(changed(draft, patch), control);
  const field = (key: 'title' | 'xTitle' | 'yTitle') => (
    <TextField
      label={text[key]}
      maxLength={200}
      onValueChange={(next: string) => set({ [key]: next }, key)}
      value={draft[key] ?? ''}
    />
  );
  const slider = (key: 'fontSize' | 'pointSize', [min, max, usual]: readonly [number, number, number]) => (
    <Slider
      suffix={text.pixels}
      label={text[key]}
      max={max}
      min={min}
      onValueChange={([next]) => set({ [key]: next }, key)}
      value={[draft[key] ?? usual]}
    />
  );
  const ofKind = palettes.filter(({ kind }) => kind === (spec.paletteKind ?? 'categorical'));
  const ordered = draft.groupOrder
    ? levels.toSorted((one, other) => draft.groupOrder!.indexOf(one.name) - draft.groupOrder!.indexOf(other.name))
    : levels;

  return (
    <div {...native} className={styles.panel}>
      <div className={styles.bar}>
        <Button disabled={!canUndo} icon={<Undo2 {...icon} />} onClick={undo} size="small">
          {text.undo}
        </Button>
        <Button
          disabled={Object.keys(draft).length === 0}
          icon={<RotateCcw {...icon} />}
          onClick={() => change({}, 'reset')}
          size="small"
          variant="quiet"
        >
          {text.reset}
        </Button>
      </div>
      {spec.settings.length > 0 && (
        <div className={styles.fields}>
          {spec.settings.map((own) => (
            <ChartOwnSetting
              key={own.id}
              onChange={(next) => {
                const { [own.id]: _, ...others } = draft.own ?? {};
                set({ own: next === undefined ? others : { ...others, [own.id]: next } }, own.id);
              }}
              spec={own}
              value={draft.own?.[own.id]}
            />
          ))}
        </div>
      )}
      {has.has('title') && field('title')}
      {has.has('axisTitles') && (
        <div className={styles.fields}>
          {field('xTitle')}
          {field('yTitle')}
        </div>
      )}
      {has.has('palette') && ofKind.length > 0 && (
        <ChartPalettePicker
          label={text.palette}
          onChange={(palette) => set({ palette }, 'palette')}
          palettes={ofKind}
          value={draft.palette ?? ofKind[0]!.id}
        />
      )}
      {has.has('groups') && ordered.length > 0 && (
        <ChartLevels
          levels={ordered.map(({ color, name }) => ({ name, color: draft.groupColors?.[name] ?? color }))}
          onColorChange={(name, color) =>
            set({ groupColors: { ...draft.groupColors, [name]: color } }, `color ${name}`)
          }
          onOrderChange={(groupOrder) => set({ groupOrder }, 'order')}
        />
      )}
      <div className={styles.fields}>
        {has.has('legend') && (
          <Select
            label={text.legend}
            onValueChange={(legend) => set({ legend: legend as (typeof legends)[number] }, 'legend')}
            options={legends.map((place) => ({ value: place, label: text[place] }))}
            value={draft.legend ?? 'right'}
          />
        )}
        {has.has('fontSize') && slider('fontSize', [8, 28, 12])}
        {has.has('pointSize') && slider('pointSize', [1, 30, spec.pointSize ?? 6])}
      </div>
      {has.has('labels') && (
        <ChartLabels known={labelIds} labels={draft.labels ?? none} onChange={(labels) => set({ labels }, 'labels')} />
      )}
    </div>
  );
});
