export { dataCsv } from '../../node/dataCsv.ts';
export { payloadId } from './payload.ts';
export type { ReportPayload } from './payload.ts';
export { decodeTable } from './tableWire.ts';
