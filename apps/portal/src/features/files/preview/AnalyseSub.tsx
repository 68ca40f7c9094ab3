import { MenuItem, MenuLabel, MenuSub } from '@panome/ui/menu';
import { useCall } from '../../../shared/api/index.ts';
import { toolHref } from '../paths.ts';
import { previewText as text } from './preview.text.ts';
import { looksLike } from './looksLike.ts';
import { suggestedTools } from './suggestedTools.ts';

/** The tools that fit a table, in the menu of its row. The table is looked at when the menu opens. */
export function AnalyseSub({ id, onOther }: { id: string; onOther: () => void }) {
  return (
    <MenuSub label={text.analyse}>
      <Suggestions id={id} />
      <MenuItem onSelect={onOther}>{text.otherTools}</MenuItem>
    </MenuSub>
  );
}

function Suggestions({ id }: { id: string }) {
  const { data: answer, error } = useCall(
    'fileStoreInspect',
    { id },
    {
      keepPreviousData: false,
      revalidateOnFocus: false,
      refreshInterval: (latest) => (latest?.state === 'running' ? 1_500 : 0),
    },
  );
  const tools = useCall('toolList', {}).data?.tools ?? [];
  if (error && !answer) return <MenuItem disabled>{text.checkFailed}</MenuItem>;
  if (!answer || answer.state === 'running') return <MenuItem disabled>{text.checkingShort}</MenuItem>;
  if (!answer.report) return <MenuItem disabled>{text.notTableShort}</MenuItem>;
  const fitting = suggestedTools(tools, answer.report);
  return (
    <>
      <MenuLabel>{looksLike(answer.report)}</MenuLabel>
      {fitting.map((tool) => (
        <MenuItem asChild key={tool.id}>
          <a href={toolHref(tool.id, id)}>{tool.title}</a>
        </MenuItem>
      ))}
      {fitting.length === 0 && (
        <MenuItem disabled>{answer.report.kind === 'groups' ? text.useAsGroups : text.noTools}</MenuItem>
      )}
    </>
  );
}
