import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import type { ReportSummary } from '../api.ts';
import { reportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';
import type { ReportActs } from './useReportActs.ts';

/** The acts on reports; opening and downloading are for one. */
export function ReportMenuItems({ acts, reports }: { reports: readonly ReportSummary[]; acts: ReportActs }) {
  const navigate = useNavigate();
  const [one] = reports.length === 1 ? reports : [];
  return (
    <>
      {one && (
        <>
          <MenuItem onSelect={() => void navigate(reportPath(one.id))} shortcut="Enter">
            {text.open}
          </MenuItem>
          {one.generated_at && (
            <>
              <Allowed call="reportViewUrl">
                <MenuItem onSelect={() => void acts.view(one.id)}>{text.view}</MenuItem>
              </Allowed>
              <Allowed call="reportDownload">
                <MenuItem onSelect={() => void acts.download(one)}>{text.download}</MenuItem>
              </Allowed>
            </>
          )}
          <MenuSeparator />
        </>
      )}
      <Allowed call="reportDelete">
        <MenuItem tone="danger" onSelect={() => void acts.remove(reports)} shortcut="Delete">
          {text.remove}
        </MenuItem>
      </Allowed>
    </>
  );
}
