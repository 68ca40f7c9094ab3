import { Callout } from '@panome/ui/callout';
import { Descriptions } from '@panome/ui/descriptions';
import type { EnquiryFormProps } from './enquiryFormProps.ts';
import { enquiryText as text } from './enquiry.text.ts';

/** What goes along with the request without being typed; nothing when it is about nothing in particular. */
export function EnquiryContext({
  chart,
  contractNumber,
  projectId,
  projectName,
  requestId,
  taskId,
  taskName,
}: EnquiryFormProps) {
  const facts = [
    { label: text.contract, value: contractNumber },
    { label: text.project, value: projectName ?? projectId },
    { label: text.task, value: taskName ?? taskId },
    { label: text.chart, value: chart },
    { label: text.requestId, value: requestId },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Callout title={text.context}>
      <Descriptions columns={2} items={facts} />
    </Callout>
  );
}
