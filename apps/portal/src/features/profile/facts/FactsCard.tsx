import type { User } from '@panome/contract';
import { Card } from '@panome/ui/card';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { rules } from '../../../shared/forms/index.ts';
import { profileText as text } from '../profile.text.ts';
import { EditableFact, type FactControl } from './EditableFact.tsx';
import * as styles from './Facts.css.ts';
import { WorkUnitField } from './WorkUnitField.tsx';

type FactName = 'name' | 'company' | 'occupation' | 'country' | 'area' | 'research_direction' | 'profile';

const { shape } = rules.userUpdate.request;
const names: readonly FactName[] = [
  'name',
  'company',
  'occupation',
  'country',
  'area',
  'research_direction',
  'profile',
];
const completes: Partial<Record<FactName, string>> = {
  name: 'name',
  occupation: 'organization-title',
  country: 'country-name',
};

function controlOf(name: FactName, { error, label, onChange, value }: FactControl) {
  const common = { error, label, labelHidden: true, onValueChange: onChange, value };
  if (name === 'company') return <WorkUnitField {...common} />;
  if (name === 'profile') return <TextArea {...common} maxLength={500} rows={4} />;
  return <TextField {...common} autoComplete={completes[name] ?? 'off'} />;
}

/** What others learn of the person, one fact at a time. */
export function FactsCard({
  onChange,
  user,
}: {
  readonly user: User;
  readonly onChange: (changes: Partial<User>) => void;
}) {
  return (
    <Card description={text.factsHint} title={text.facts}>
      <dl className={styles.list}>
        {names.map((name) => (
          <EditableFact
            check={(value) => shape[name].safeParse(value).error?.issues[0]?.message}
            key={name}
            label={text[name]}
            onSave={async (value) => {
              await call('userUpdate', { [name]: value.trim() });
              onChange({ [name]: value.trim() });
            }}
            value={user[name]}
          >
            {(control) => controlOf(name, control)}
          </EditableFact>
        ))}
      </dl>
    </Card>
  );
}
