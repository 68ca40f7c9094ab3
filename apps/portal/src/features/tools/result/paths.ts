/** A new report that begins with this result. */
export const newReportPath = (missionId: string): string =>
  `/data-collection/analysis-report/new?add=${encodeURIComponent(missionId)}`;

/** The address of a page as others can open it. */
export const shareableLink = (): string => window.location.href;
