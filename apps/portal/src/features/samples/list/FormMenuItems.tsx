import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import type { SampleSummary } from '../api.ts';
import { formPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import type { FormActs } from '../useFormActs.ts';

/** The acts on forms; all but deleting are for one. */
export function FormMenuItems({ acts, forms }: { readonly forms: readonly SampleSummary[]; readonly acts: FormActs }) {
  const navigate = useNavigate();
  const [one] = forms.length === 1 ? forms : [];
  const removable = forms.every(({ can }) => can.delete);
  return (
    <>
      {one && (
        <>
          <MenuItem onSelect={() => void navigate(formPath(one))} shortcut="Enter">
            {one.can.update ? text.edit : text.open}
          </MenuItem>
          <Allowed call="sampleFormCopy">
            <MenuItem onSelect={() => void acts.copy(one)}>{text.copy}</MenuItem>
          </Allowed>
          {one.can.request_return && (
            <Allowed call="sampleFormStore">
              <MenuItem onSelect={() => void acts.requestReturn(one)}>{text.requestReturn}</MenuItem>
            </Allowed>
          )}
          {one.problems > 0 && one.kind !== 'return' && (
            <Allowed call="sampleFormStore">
              <MenuItem onSelect={() => void acts.resend(one)}>{text.resend}</MenuItem>
            </Allowed>
          )}
          {one.can.withdraw && (
            <Allowed call="sampleFormWithdraw">
              <MenuItem onSelect={() => void acts.withdraw(one)}>{text.withdraw}</MenuItem>
            </Allowed>
          )}
          <MenuSeparator />
        </>
      )}
      <Allowed call="sampleFormDelete">
        <MenuItem
          tone="danger"
          disabled={removable ? false : text.onlyDrafts}
          onSelect={() => void acts.remove(forms)}
          shortcut="Delete"
        >
          {text.remove}
        </MenuItem>
      </Allowed>
    </>
  );
}
