import type { ChartDefinition } from '@panome/charts';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Spinner } from '@panome/ui/spinner';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Allowed } from '../../../access/index.ts';
import { download, messageOf, saveBlob } from '../../../api/index.ts';
import { pngOfSvg, useChartSettings, type ChartSettingsStore } from '../../../charts/index.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import * as styles from './ChartsTab.css.ts';
import { useEditedFigure } from './useEditedFigure.ts';

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

/** A chart whose elements were changed in the editor, as a picture: what draws live charts knows no single elements. */
export function EditedChart(props: EditedChartProps) {
  const { definition, fileName, missionId, onEditor, onLive, onSettings, seen, settings: store } = props;
  const text = useText(resultText);
  const tell = useTell();
  const { settings } = useChartSettings(store, definition.id);
  const figure = useEditedFigure({ missionId, chart: definition.id, settings, store, enabled: seen });
  const save = async (format: 'pdf' | 'png' | 'svg') => {
    try {
      await store.flush();
      if (format !== 'png') await download('taskDownloadResult', { id: missionId, chart: definition.id, format });
      else if (figure.svg) saveBlob(await pngOfSvg(figure.svg, definition.defaultSize), `${fileName}.png`);
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
                <Button disabled={!figure.svg} size="small" variant="quiet">
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
      {figure.error ? (
        <FailedState
          message={messageOf(figure.error)}
          onRetry={figure.retry}
          requestId={figure.error.requestId}
          variant="inline"
        />
      ) : figure.address ? (
        <img
          alt={definition.title}
          className={styles.picture}
          height={definition.defaultSize.height}
          src={figure.address}
          width={definition.defaultSize.width}
        />
      ) : (
        <span aria-busy>
          <VisuallyHidden>{text.pictureLoading}</VisuallyHidden>
          <Spinner />
        </span>
      )}
      <Text size="secondary" tone="subtle">
        {text.editedFigure((settings.edits?.length ?? 0) - figure.skipped)}
        {figure.skipped > 0 && text.skippedEdits(figure.skipped)}
      </Text>
    </section>
  );
}
