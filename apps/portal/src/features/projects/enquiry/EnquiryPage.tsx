import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, CircleDot, Clock, Lock } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { EnquiryForm, enquiryPaths, enquiryText } from '../../../shared/enquiry/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Block } from '../../../shared/page/index.ts';
import type { ContractDetail } from '../../../shared/projects/index.ts';
import { Rows } from '../../../shared/recent/index.ts';
import { ReportFrame } from '../report/ReportFrame.tsx';
import * as styles from './Enquiry.css.ts';
import { contractEnquiryText as text } from './enquiry.text.ts';

const shown = 10;
const icon = { size: 14, strokeWidth: 1.5 } as const;
const looks = {
  waiting: { tone: 'warning', icon: <Clock {...icon} /> },
  working: { tone: 'accent', icon: <CircleDot {...icon} /> },
  answered: { tone: 'success', icon: <CircleCheck {...icon} /> },
  closed: { tone: 'neutral', icon: <Lock {...icon} /> },
} as const;

/** 人工售后: a request about this contract, and what was asked before. */
export const Page = () => <ReportFrame tab="enquiry">{(contract) => <Enquiry contract={contract} />}</ReportFrame>;

function Enquiry({ contract: { can, id, number, projects } }: { contract: ContractDetail }) {
  const [query] = useSearchParams();
  const project =
    projects.find((one) => one.id === query.get('project')) ?? (projects.length === 1 ? projects[0] : undefined);
  const former = useCallPage('afterSaleList', { contract: id, page: 1, size: shown });
  if (!can.enquire) {
    return (
      <Card>
        <EmptyState description={text.refusedHelp} variant="inline" title={text.refused} />
      </Card>
    );
  }
  return (
    <div className={styles.layout}>
      <Card description={text.hint} title={text.title}>
        <EnquiryForm
          contractId={id}
          contractNumber={number}
          {...(project && { projectId: project.id, projectName: project.name })}
        />
      </Card>
      <Block
        actions={
          <Link asChild>
            <RouterLink to={enquiryPaths.ofContract(id)}>{text.all}</RouterLink>
          </Link>
        }
        answer={former}
        empty={<Text tone="muted">{text.none}</Text>}
        height={160}
        isEmpty={({ data }) => data.length === 0}
        title={text.former}
      >
        {({ data }) => (
          <Rows
            label={text.former}
            rows={data.map((request) => ({
              id: request.id,
              name: request.title,
              to: enquiryPaths.one(request.id),
              detail: `${request.number} · ${formatTime(request.asked_at)}`,
              end: <Tag {...looks[request.state]}>{enquiryText.states[request.state]}</Tag>,
            }))}
          />
        )}
      </Block>
    </div>
  );
}
