export const reportListPath = '/data-collection/analysis-report';

/** A report in its editor. */
export const reportPath = (id: string): string => `${reportListPath}/${encodeURIComponent(id)}`;

export const newReportPath = reportPath('new');
