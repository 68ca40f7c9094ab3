import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import type { ChartNotice as Notice } from './useChartFiles.ts';

type NoticeProps = { readonly notice: Notice; readonly onClose: () => void; readonly onSave: () => void };

/** Whether a copy succeeded, and what to do when it failed. */
export function ChartNotice({ notice, onClose, onSave }: NoticeProps) {
  const text = useText(chartPanelText);
  return (
    <>
      <VisuallyHidden role="status">{notice === 'copied' ? text.copied : ''}</VisuallyHidden>
      {notice === 'uncopied' && (
        <div className={styles.notice} role="alert">
          <Callout
            actions={
              <Button onClick={onSave} size="small">
                {text.download}
              </Button>
            }
            onClose={onClose}
            tone="warning"
          >
            {text.uncopied}
          </Callout>
        </div>
      )}
    </>
  );
}
