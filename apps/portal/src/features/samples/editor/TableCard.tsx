import {
  mergeRows,
  type CellProblem,
  type SampleColumn,
  type SampleFamily,
  type SampleKind,
} from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Stack } from '@panome/ui/stack';
import { Download, Upload } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { callUpload, download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { SampleRead } from '../api.ts';
import { edit, type Grid, type Pasted } from '../grid/gridState.ts';
import { gridText } from '../grid/grid.text.ts';
import { GridToolbar } from '../grid/GridToolbar.tsx';
import { SampleGrid, type SampleGridHandle } from '../grid/SampleGrid.tsx';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';
import { UploadReport, type Merged } from './UploadReport.tsx';

type TableCardProps = {
  readonly kind: SampleKind;
  /** The id of the form, once it is saved. */
  readonly idOf: () => string;
  readonly families: readonly SampleFamily[];
  readonly columns: readonly SampleColumn[];
  readonly grid: Grid;
  readonly gridRef: Ref<SampleGridHandle>;
  readonly problems: readonly CellProblem[];
  readonly onChange: (grid: Grid) => void;
  /** Shows a cell and takes the focus there. */
  readonly onGoTo: (row: number, column: string) => void;
  /** Saves what waits, before the form is downloaded. */
  readonly onFlush: () => Promise<void>;
  readonly children: ReactNode;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The samples, by hand, by paste, or by a file. */
export function TableCard({
  children,
  columns,
  families,
  grid,
  gridRef,
  idOf,
  kind,
  onChange,
  onFlush,
  onGoTo,
  problems,
}: TableCardProps) {
  const tell = useTell();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'upload' | 'download' | null>(null);
  const [merged, setMerged] = useState<Merged | null>(null);
  const list = families.join(',');
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];

  const save = async () => {
    setBusy('download');
    try {
      await onFlush();
      await download('userSampleDownload', grid.rows.length > 0 ? { id: idOf() } : { kind, families: list });
    } catch (error) {
      tell.failed(error, text.downloadFailed);
    }
    setBusy(null);
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy('upload');
    try {
      const found: SampleRead = await callUpload('userSampleUpload', { kind, families: list }, chosen);
      const report = mergeRows(grid.rows, found.rows);
      onChange(edit(grid, report.rows));
      setMerged({ ...report, found });
    } catch (error) {
      tell.failed(error, text.uploadFailed);
    }
    setBusy(null);
    // The same file may be chosen again, after it was mended.
    if (file.current) file.current.value = '';
  };
  const told = ({ byHeader, lostColumns, lostRows, rows }: Pasted) => {
    const lost = [
      lostRows > 0 ? gridText.lostRows(lostRows) : '',
      lostColumns > 0 ? gridText.lostColumns(lostColumns) : '',
    ].filter(Boolean);
    const what = byHeader ? gridText.pastedByHeader(rows) : gridText.pasted(rows);
    if (lost.length > 0) tell.note([what, ...lost].join('；'));
    else if (rows > 1) tell.done(what);
  };

  return (
    <Card description={text.tableHint} title={text.table}>
      <Stack space="medium">
        <GridToolbar columns={columns} grid={grid} onChange={onChange}>
          <Allowed call="userSampleDownload">
            <Button
              icon={<Download {...icon} />}
              loading={busy === 'download'}
              onClick={() => void save()}
              size="small"
            >
              {grid.rows.length > 0 ? text.templateFilled : text.template}
            </Button>
          </Allowed>
          <Allowed call="userSampleUpload">
            <Button
              icon={<Upload {...icon} />}
              loading={busy === 'upload'}
              onClick={() => file.current?.click()}
              size="small"
            >
              {text.upload}
            </Button>
          </Allowed>
          <input
            accept=".xlsx,.xls,.csv,.tsv,.txt"
            aria-label={text.upload}
            className={styles.file}
            onChange={(event) => void read(event.target.files?.[0])}
            ref={file}
            tabIndex={-1}
            type="file"
          />
        </GridToolbar>
        <SampleGrid
          columns={columns}
          grid={grid}
          label={text.table}
          onChange={onChange}
          onPaste={told}
          problems={problems}
          ref={gridRef}
        />
        {children}
      </Stack>
      <UploadReport
        merged={merged}
        onClose={() => setMerged(null)}
        onProblem={() => {
          setMerged(null);
          // The dialog gives the focus back first; the cell must be the last to take it.
          setTimeout(() => first && onGoTo(first.row, first.column));
        }}
        problems={problems.length}
      />
    </Card>
  );
}
