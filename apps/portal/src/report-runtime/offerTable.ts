import { dataCsv, type ReportPayload } from '@panome/charts/report/page';
import { button } from './button.ts';
import { saveFile } from './saveFile.ts';
import { unpackTable } from './unpackTable.ts';

/** Offers the whole table, of which the page shows the first rows. */
export function offerTable({ data, element, name }: ReportPayload['tables'][number]): void {
  const save = () => saveFile(name, 'csv', dataCsv({ data: unpackTable(data) }));
  document
    .getElementById(element)
    ?.querySelector('[data-actions]')
    ?.append(button('下载 CSV', name, save));
}
