import { Text } from '@panome/ui/text';
import { Block } from '../../shared/page/index.ts';
import {
  contractListPath,
  contractReportPath,
  formatDay,
  projectReportPath,
  reportPath,
  StepProgress,
} from '../../shared/projects/index.ts';
import { Rows } from '../../shared/recent/index.ts';
import { AllLink } from './AllLink.tsx';
import { useContracts, useDeliveries } from './api.ts';
import { overviewText } from './overview.text.ts';

/** The contracts that moved last, with how far they are. */
export const Contracts = () => (
  <Block
    actions={<AllLink of={overviewText.contracts} to={contractListPath} />}
    answer={useContracts()}
    empty={<Text tone="muted">{overviewText.noContracts}</Text>}
    height={160}
    isEmpty={({ data }) => data.length === 0}
    title={overviewText.contracts}
  >
    {({ data }) => (
      <Rows
        label={overviewText.contracts}
        rows={data.map((contract) => ({
          id: contract.id,
          name: contract.title,
          to: reportPath(contract),
          detail: `${contract.number} · ${formatDay(contract.changed_at)}`,
          end: <StepProgress {...contract} />,
        }))}
      />
    )}
  </Block>
);

/** The projects that were delivered last. */
export const Deliveries = () => (
  <Block
    actions={<AllLink of={overviewText.deliveries} to={contractReportPath} />}
    answer={useDeliveries()}
    empty={<Text tone="muted">{overviewText.noDeliveries}</Text>}
    height={160}
    isEmpty={({ data }) => data.length === 0}
    title={overviewText.deliveries}
  >
    {({ data }) => (
      <Rows
        label={overviewText.deliveries}
        rows={data.slice(0, 5).map((project) => ({
          id: project.id,
          name: project.name,
          to: projectReportPath(project),
          detail: `${project.contract_number} · ${formatDay(project.delivered_at)}`,
        }))}
      />
    )}
  </Block>
);
