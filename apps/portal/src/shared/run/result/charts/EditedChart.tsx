import type { ChartDefinition } from '@panome/charts';
import type { FigureEdit } from '@panome/charts/edits';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { useCallback } from 'react';
import { Allowed } from '../../../access/index.ts';
import { callBlob, download, saveBlob } from '../../../api/index.ts';
import {
  EditedPicture,
  pngOfSvg,
  useChartSettings,
  useEditedFigure,
  type ChartSettingsStore,
  type FigureTheme,
} from '../../../charts/index.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import * as styles from './ChartsTab.css.ts';

const none: readonly FigureEdit[] = [];

type EditedChartProps = {
  readonly missionId: string;
  readonly definition: ChartDefinition;
  readonly settings: ChartSettingsStore;
  /** The names of saved files without their ending. */
  readonly fileName: string;
  /** The figure has come near. */
  readonly seen: boolean;
  readonly onEditor: () => void;
  readonly onSettings: () => void;
  /** Shows the chart that can be zoomed and read, without the edits. */
  readonly onLive: () => void;
};

/** A chart whose elements were changed in the editor, with what can be done with it. */
export function EditedChart(props: EditedChartProps) {
  const { definition, fileName, missionId, onEditor, onLive, onSettings, seen, settings: store } = props;
  const text = useText(resultText);
  const tell = useTell();
  const { settings } = useChartSettings(store, definition.id);
  const { id: chart } = definition;
  const { edits = none, ...drawn } = settings;
  const look = JSON.stringify(drawn);
  const load = useCallback(
    async (theme: FigureTheme, signal: AbortSignal) => {
      // The server draws with what it has stored.
      await store.flush();
      const request = { id: missionId, chart, format: 'svg', edits: '0', theme } as const;
      return (await callBlob('taskDownloadResult', request, { signal })).blob.text();
    },
    [chart, missionId, store],
  );
  const figure = useEditedFigure({ load, look, edits, enabled: seen });
  const save = async (format: 'pdf' | 'png' | 'svg') => {
    try {
      await store.flush();
      if (format !== 'png') return await download('taskDownloadResult', { id: missionId, chart, format });
      // A file is on paper, whatever the theme of the page.
      const { blob } = await callBlob('taskDownloadResult', { id: missionId, chart, format: 'svg' });
      saveBlob(await pngOfSvg(await blob.text(), definition.defaultSize), `${fileName}.png`);
    } catch (failure) {
      tell.failed(failure, text.downloadFailed);
    }
  };
  return (
    <section aria-label={definition.title} className={styles.edited}>
      <div className={styles.editedHead}>
        <Heading level={2} size="section">
          {definition.title}
        </Heading>
        <div className={styles.editedActs}>
          <Allowed call="taskStoreChartEdits">
            <Button onClick={onEditor} size="small">
              {text.editFigure}
            </Button>
          </Allowed>
          <Allowed call="taskStoreChartSettings">
            <Button onClick={onSettings} size="small" variant="quiet">
              {text.figureSettings}
            </Button>
          </Allowed>
          <Button onClick={onLive} size="small" variant="quiet">
            {text.showLive}
          </Button>
          <Allowed call="taskDownloadResult">
            <Menu>
              <MenuTrigger>
                <Button disabled={!figure.address} size="small" variant="quiet">
                  {text.downloadFigure}
                </Button>
              </MenuTrigger>
              <MenuContent align="end">
                {(['png', 'svg', 'pdf'] as const).map((format) => (
                  <MenuItem key={format} onSelect={() => void save(format)}>
                    {format.toUpperCase()}
                  </MenuItem>
                ))}
              </MenuContent>
            </Menu>
          </Allowed>
        </div>
      </div>
      <EditedPicture caption={text.editedFigure} definition={definition} figure={figure} />
    </section>
  );
}
