import type { ChartDefinition } from '@panome/charts';
import { useAppearance } from '@panome/ui/appearance';
import { ChartPanel, ChartSettingsPanel } from '@panome/ui/chart-panel';
import { Drawer } from '@panome/ui/drawer';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { useMemo } from 'react';
import { useChartInput, useChartSettings, type ChartSettingsStore } from '../../../charts/index.ts';
import { useOfferedPalettes } from '../../../palettes/index.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import * as styles from './ChartsTab.css.ts';
import { levelsOf } from './levelsOf.ts';
import { settingsOfRun } from './settingsOfRun.ts';
import { pictureName } from './pictureName.ts';
import { SaveState } from './SaveState.tsx';

/** Low enough that the controls stay in sight below it. */
const previewSize = { width: 592, height: 340 };

type ChartSettingsDrawerProps = {
  /** The chart whose settings are open; none is closed. */
  readonly definition: ChartDefinition | undefined;
  readonly result: TaskResultData;
  readonly settings: ChartSettingsStore;
  readonly onClose: () => void;
};

/** The settings of one chart beside a preview of it, so that each change is seen where it is made. */
export function ChartSettingsDrawer({ definition, onClose, result, settings }: ChartSettingsDrawerProps) {
  const text = useText(resultText);
  return (
    <Drawer
      onOpenChange={(open) => !open && onClose()}
      open={definition !== undefined}
      size="large"
      title={definition ? text.settingsOf(definition.title) : ''}
    >
      {definition && (
        <ChartSettingsForm definition={definition} key={definition.id} result={result} settings={settings} />
      )}
    </Drawer>
  );
}

function ChartSettingsForm({
  definition,
  result,
  settings: store,
}: Required<Pick<ChartSettingsDrawerProps, 'result' | 'settings'>> & { readonly definition: ChartDefinition }) {
  const { id } = definition;
  const theme = useAppearance();
  const { settings } = useChartSettings(store, id);
  const { draw } = useChartInput({
    missionId: result.task.id,
    definition,
    document: result.document,
    settings,
    enabled: true,
  });
  const drawn = useMemo(() => draw?.({ size: definition.defaultSize, theme }), [definition, draw, theme]);
  const spec = useMemo(
    () => settingsOfRun(definition, result.document.options, drawn?.counted),
    [definition, drawn, result.document.options],
  );
  const offered = useOfferedPalettes(theme, settings.palette);
  return (
    <Stack>
      <div className={styles.preview}>
        <ChartPanel
          draw={draw}
          fileName={pictureName(result, definition.title)}
          level={3}
          figureSize={previewSize}
          title={definition.title}
        />
        <SaveState chart={id} store={store} />
      </div>
      <ChartSettingsPanel
        labelIds={drawn?.labelIds}
        levels={levelsOf(result.document.groups, theme)}
        onValueChange={(next) => store.change(id, { ...next, ...(settings.edits && { edits: settings.edits }) })}
        palettes={offered}
        spec={spec}
        value={settings}
      />
    </Stack>
  );
}
