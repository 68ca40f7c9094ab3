import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { FilePlus2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../access/index.ts';
import { openTabs } from '../../routing/openTabs.ts';
import { addToReportPath, newReportPath, openReportsOf } from './paths.ts';
import { resultText } from './result.text.ts';

const icon = <FilePlus2 aria-hidden size={16} strokeWidth={1.5} />;

type AddToReportProps = {
  readonly missionId: string;
  /** One of many on the page, none of which is the first thing to do. */
  readonly quiet?: boolean;
};

/** Takes the result into a report: one that is open, or a new one. */
export const AddToReport = (props: AddToReportProps) => (
  <Allowed call="reportWrite">
    <AddButton {...props} />
  </Allowed>
);

function AddButton({ missionId, quiet = false }: AddToReportProps) {
  const look = quiet ? ({ size: 'small', variant: 'quiet' } as const) : ({ variant: 'primary' } as const);
  const text = useText(resultText);
  const reports = openReportsOf(useSyncExternalStore(openTabs.subscribe, openTabs.get));
  if (reports.length === 0) {
    return (
      <Button asChild icon={icon} {...look}>
        <Link to={newReportPath(missionId)}>{text.addToReport}</Link>
      </Button>
    );
  }
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={icon} {...look}>
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
