import { payloadId, type ReportPayload } from '@panome/charts/report/page';
import { liveFigure } from './liveFigure.ts';
import { offerTable } from './offerTable.ts';

/** Runs in a report that somebody opened from a file: no server, no network, only what the file holds. */
const payload = JSON.parse(document.getElementById(payloadId)!.textContent) as ReportPayload;

for (const figure of payload.figures) liveFigure(figure, payload.runs[figure.run]!);
for (const table of payload.tables) offerTable(table);
