import { Drawer } from '@panome/ui/drawer';
import { FailedState } from '@panome/ui/state';
import { useState } from 'react';
import { useCall } from '../../api/index.ts';
import * as styles from '../form/Form.css.ts';
import type { TableInspection } from '../form/data/useInspection.ts';
import { referenceOf, type ChosenFile, type Reading } from '../form/toolForm.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { WindowButtons } from './WindowButtons.tsx';
import type { TablePlace } from './tablePlace.ts';

const rows = 50;
const columns = 20;

type PreviewDrawerProps = {
  file: ChosenFile;
  report: TableInspection['report'];
  /** What to show; `null` closes it. */
  place: TablePlace | null;
  onClose: () => void;
  /** The user chose another way to read the file. */
  onReading: (reading: Reading) => void;
};

/** The table as it was written, beside the form, at the place of a problem. */
export function PreviewDrawer({ file, onClose, place, ...rest }: PreviewDrawerProps) {
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open={place !== null} size="large" title={file.name}>
      {place && <PreviewBody file={file} key={`${place.row} ${place.column}`} place={place} {...rest} />}
    </Drawer>
  );
}

type PreviewBodyProps = Omit<PreviewDrawerProps, 'onClose' | 'place'> & { place: TablePlace };

function PreviewBody({ file, onReading, place, report }: PreviewBodyProps) {
  const [from, setFrom] = useState(Math.max(0, (place.row ?? 2) - 7));
  const [left, setLeft] = useState(Math.max(0, (place.column ?? 1) - 3));
  const { file_id: id, ...reading } = referenceOf(file);
  const { data, error, mutate } = useCall('fileStorePreview', {
    id,
    ...reading,
    offset: from,
    limit: rows,
    column_offset: left,
    column_limit: columns,
  });
  return (
    <div className={styles.tableWindow}>
      <ReadingFields file={file} onReading={onReading} report={report} />
      {error && !data && (
        <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId} variant="inline" />
      )}
      {data && (
        <>
          <WindowButtons columnSize={columns} data={data} onColumn={setLeft} onRow={setFrom} rowSize={rows} />
          <PreviewTable data={data} name={file.name} place={place} />
        </>
      )}
    </div>
  );
}
