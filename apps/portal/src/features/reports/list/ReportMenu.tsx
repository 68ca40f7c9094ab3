import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@panome/ui/menu';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ReportSummary } from '../api.ts';
import { reportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';
import type { ReportActs } from './useReportActs.ts';

/** The acts on one report behind 更多. */
export function ReportMenu({ acts, report }: { report: ReportSummary; acts: ReportActs }) {
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger>
        <IconButton icon={<Ellipsis aria-hidden size={16} strokeWidth={1.5} />} label={text.more(report.title)} size="small" />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => void navigate(reportPath(report.id))} shortcut="Enter">
          {text.open}
        </MenuItem>
        {report.generated_at && <MenuItem onSelect={() => void acts.download(report)}>{text.download}</MenuItem>}
        <MenuSeparator />
        <MenuItem danger onSelect={() => void acts.remove([report])} shortcut="Delete">
          {text.remove}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
