import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { FilePlus2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { openTabs } from '../../routing/openTabs.ts';
import { addToReportPath, newReportPath, openReportsOf } from './paths.ts';
import { resultText } from './result.text.ts';

const icon = <FilePlus2 aria-hidden size={16} strokeWidth={1.5} />;

/** Takes the result into a report: one that is open, or a new one. */
export function AddToReport({ missionId }: { missionId: string }) {
  const text = useText(resultText);
  const reports = openReportsOf(useSyncExternalStore(openTabs.subscribe, openTabs.get));
  if (reports.length === 0) {
    return (
      <Button asChild icon={icon} variant="primary">
        <Link to={newReportPath(missionId)}>{text.addToReport}</Link>
      </Button>
    );
  }
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={icon} variant="primary">
          {text.addToReport}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {reports.map(({ id, title }) => (
          <MenuItem asChild key={id}>
            <Link to={addToReportPath(id, missionId)}>{text.addToOpen(title)}</Link>
          </MenuItem>
        ))}
        <MenuItem asChild>
          <Link to={newReportPath(missionId)}>{text.addToNew}</Link>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
