import { useState } from 'react';
import { Button } from '@panome/ui/button';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import type { GroupScheme } from './groupScheme.ts';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';

/** What a parser made of pasted text. */
export type ParsedScheme = { scheme: GroupScheme; unknown: readonly string[]; missing: readonly string[] };

type GroupSchemePasteProps = {
  parse: (pasted: string, samples: readonly string[]) => ParsedScheme;
  samples: readonly string[];
  onApply: (scheme: GroupScheme) => void;
};

const countOf = ({ excluded, groups }: GroupScheme) =>
  groups.reduce((sum, group) => sum + group.samples.length, excluded.length);

/**
 * Pasted lines become a scheme, with a report of the samples it did not know or did not find. Lines of which nothing is
 * known change nothing.
 */
export function GroupSchemePaste({ onApply, parse, samples }: GroupSchemePasteProps) {
  const [pasted, setPasted] = useState('');
  const [report, setReport] = useState<ParsedScheme>();
  const placed = report ? countOf(report.scheme) : 0;
  const apply = () => {
    const parsed = parse(pasted, samples);
    setReport(parsed);
    if (countOf(parsed.scheme) > 0) onApply(parsed.scheme);
  };
  return (
    <div className={styles.paste}>
      <TextArea
        error={report && placed === 0 ? text.noneKnown : undefined}
        help={text.pasteHelp}
        label={text.pasteLabel}
        onValueChange={(next) => {
          setPasted(next);
          setReport(undefined);
        }}
        rows={5}
        value={pasted}
      />
      <Stack space="xsmall">
        <div>
          <Button disabled={pasted.trim() === ''} onClick={apply}>
            {text.apply}
          </Button>
        </div>
        <div className={styles.report} role="status">
          {report && placed > 0 && <Text as="p">{text.applied(placed, report.scheme.groups.length)}</Text>}
          {report && report.unknown.length > 0 && (
            <Text as="p" tone="warning">
              {text.unknown(report.unknown.length, report.unknown.join('、'))}
            </Text>
          )}
          {report && placed > 0 && report.missing.length > 0 && (
            <Text as="p" tone="warning">
              {text.missing(report.missing.length, report.missing.join('、'))}
            </Text>
          )}
        </div>
      </Stack>
    </div>
  );
}
