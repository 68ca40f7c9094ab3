import { MenuItem, MenuLabel, MenuSub } from '@panome/ui/menu';
import { previewText as text } from './preview.text.ts';
import { looksLike } from './looksLike.ts';
import { useFirstTools } from './useFirstTools.ts';

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
  const { error, first, looking, report } = useFirstTools(id);
  if (error) return <MenuItem disabled>{text.checkFailed}</MenuItem>;
  if (looking) return <MenuItem disabled>{text.checkingShort}</MenuItem>;
  if (!report) return <MenuItem disabled>{text.notTableShort}</MenuItem>;
  return (
    <>
      <MenuLabel>{looksLike(report)}</MenuLabel>
      {first.map((tool) => (
        <MenuItem asChild key={tool.id}>
          <a href={tool.href}>{tool.title}</a>
        </MenuItem>
      ))}
      {first.length === 0 && <MenuItem disabled>{report.kind === 'groups' ? text.useAsGroups : text.noTools}</MenuItem>}
    </>
  );
}
