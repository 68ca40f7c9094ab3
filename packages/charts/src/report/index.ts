export { buildReportHtml } from './buildReportHtml.ts';
export { mayCarry } from './embed.ts';
export { embedLimit } from './limits.ts';
export type { ReportModel, ReportPart, ReportRun } from './model.ts';
