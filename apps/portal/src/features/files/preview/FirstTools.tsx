import { MenuItem, MenuLabel } from '@panome/ui/menu';
import { looksLike } from './looksLike.ts';
import { previewText as text } from './preview.text.ts';
import { useFirstTools } from './useFirstTools.ts';

/** The tools that a usual analysis of a table begins with, as items of a menu. */
export function FirstTools({ id }: { id: string }) {
  const { error, first, looking, report, table } = useFirstTools(id);
  if (error) return <MenuItem disabled>{text.checkFailed}</MenuItem>;
  if (looking) return <MenuItem disabled>{text.checkingShort}</MenuItem>;
  if (!report) return <MenuItem disabled>{text.notTableShort}</MenuItem>;
  return (
    <>
      <MenuLabel>{looksLike(report, table)}</MenuLabel>
      {first.map((tool) => (
        <MenuItem asChild key={tool.id}>
          <a href={tool.href}>{tool.title}</a>
        </MenuItem>
      ))}
      {first.length === 0 && <MenuItem disabled>{report.kind === 'groups' ? text.useAsGroups : text.noTools}</MenuItem>}
    </>
  );
}
