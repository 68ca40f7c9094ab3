export { createReports, type Reports } from './reports.ts';
export { registerReports } from './routes.ts';
export { createReportRunner } from './runReport.ts';
