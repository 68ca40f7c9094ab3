const reports = '/data-collection/analysis-report';

/** A report that takes this result in. */
export const addToReportPath = (reportId: string, missionId: string): string =>
  `${reports}/${encodeURIComponent(reportId)}?add=${encodeURIComponent(missionId)}`;

/** A new report that begins with this result. */
export const newReportPath = (missionId: string): string => addToReportPath('new', missionId);

/** The reports among the open pages, by id and title. */
export const openReportsOf = (
  tabs: readonly { readonly address: string; readonly title: string }[],
): readonly { readonly id: string; readonly title: string }[] =>
  tabs.flatMap(({ address, title }) => {
    const id = /^\/data-collection\/analysis-report\/([^/?]+)/.exec(address)?.[1];
    return id && id !== 'new' ? [{ id: decodeURIComponent(id), title }] : [];
  });

/** The address of a page as others can open it. */
export const shareableLink = (): string => window.location.href;
