import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { useChartSettings, type ChartSettingsStore } from '../../../charts/index.ts';
import { resultText } from '../result.text.ts';
import * as styles from './ChartsTab.css.ts';

/** Whether what was changed is kept; nothing before the first change. */
export function SaveState({ chart, store }: { readonly chart: string; readonly store: ChartSettingsStore }) {
  const text = useText(resultText);
  const { status } = useChartSettings(store, chart);
  const [touched, setTouched] = useState(false);
  if (!touched && status !== 'saved') setTouched(true);
  if (!touched) return null;
  return (
    <div className={styles.saveState}>
      <Text role="status" size="secondary" tone={status === 'failed' ? 'danger' : 'subtle'}>
        {{ saved: text.saved, saving: text.saving, failed: text.saveFailed }[status]}
      </Text>
      {status === 'failed' && (
        <Button onClick={store.retry} size="small">
          {text.retrySave}
        </Button>
      )}
    </div>
  );
}
