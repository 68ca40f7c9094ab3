import { MenuItem } from '@panome/ui/menu';
import type { SampleGroup, Target } from './groupScheme.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';

type GroupSchemeTargetsProps = {
  groups: readonly SampleGroup[];
  /** Where the samples are now; that place is not offered. */
  from?: Target;
  onMove: (to: Target) => void;
};

/** The places that samples can go to, as items of a menu. */
export function GroupSchemeTargets({ from, groups, onMove }: GroupSchemeTargetsProps) {
  return (
    <>
      {groups.map((group, at) =>
        at === from ? null : (
          <MenuItem key={at} onSelect={() => onMove(at)}>
            {text.moveTo(group.name)}
          </MenuItem>
        ),
      )}
      {from !== 'unassigned' && <MenuItem onSelect={() => onMove('unassigned')}>{text.toUnassigned}</MenuItem>}
      {from !== 'excluded' && <MenuItem onSelect={() => onMove('excluded')}>{text.exclude}</MenuItem>}
    </>
  );
}
