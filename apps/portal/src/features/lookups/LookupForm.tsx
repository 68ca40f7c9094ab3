import type { LookupFace } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Select } from '@panome/ui/select';
import { TextArea } from '@panome/ui/text-area';
import { splitNames } from '../../shared/reference/index.ts';
import * as styles from './Lookups.css.ts';
import { faceText, lookupText as text } from './lookups.text.ts';

const any = 'any';
const most = 10_000;

type LookupFormProps = {
  readonly face: LookupFace;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly taxon: string;
  readonly onTaxon: (taxon: string) => void;
  readonly species: readonly { readonly taxon: number; readonly label: string }[];
  readonly busy: boolean;
  readonly fault: string;
  readonly onFault: (fault: string) => void;
  readonly onAsk: (names: readonly string[]) => void;
};

/** A list of names to look up. */
export function LookupForm(props: LookupFormProps) {
  const { busy, face, fault, onAsk, onFault, onTaxon, onType, species, taxon, typed } = props;
  const { placeholder, words } = faceText[face];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const names = splitNames(typed, { words });
        if (names.length === 0) onFault(text.empty);
        else if (names.length > most) onFault(text.tooMany(names.length));
        else onAsk(names);
      }}
    >
      <TextArea
        error={fault || undefined}
        help={text.namesHelp(words)}
        label={text.names}
        onValueChange={(value) => {
          onFault('');
          onType(value);
        }}
        placeholder={placeholder}
        rows={6}
        spellCheck={false}
        value={typed}
      />
      <div className={styles.acts}>
        {species.length > 1 && (
          <div className={styles.species}>
            <Select
              label={text.species}
              onValueChange={(value) => onTaxon(value === any ? '' : value)}
              options={[
                { value: any, label: text.anySpecies },
                ...species.map(({ label, taxon: value }) => ({ value: String(value), label })),
              ]}
              value={taxon || any}
            />
          </div>
        )}
        <Button loading={busy} type="submit" variant="primary">
          {text.resolve}
        </Button>
        {typed !== '' && (
          <Button onClick={() => onType('')} variant="quiet">
            {text.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
