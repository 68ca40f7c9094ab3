import type { Contract } from './projectTypes.ts';

export const contractListPath = '/data-collection/my-contracts/contract-list';
export const sharedListPath = '/data-collection/my-contracts/shared-contract-list';
export const demoListPath = '/data-collection/my-contracts/mw-demo-list';
export const contractReportPath = '/data-collection/contract-report';
export const projectFilePath = '/data-collection/project-file';

export type ReportTab = 'list' | 'origin-data' | 'enquiry';

/** The page of a contract. The number stands in the address for people, encoded (decision E-21); the id decides. */
export function reportPath(
  { has_original_data, id, number }: Pick<Contract, 'has_original_data' | 'id' | 'number'>,
  tab: ReportTab = 'list',
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `/data-collection/report/${has_original_data ? 1 : 0}/${encodeURIComponent(id)}/${encodeURIComponent(number)}/${tab}${search ? `?${search}` : ''}`;
}

/** The report of one project, on the page of its contract; whether there are original data is not known from here. */
export const projectReportPath = ({
  contract_id,
  contract_number,
  id,
  original_count,
}: {
  contract_id: string;
  contract_number: string;
  id: string;
  original_count: number;
}): string =>
  reportPath({ has_original_data: original_count > 0, id: contract_id, number: contract_number }, 'list', {
    project: id,
  });
