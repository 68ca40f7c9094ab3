import { mostResults, resultBytes, staffAnswerRules } from '@panome/contract/staff';
import { MessageForm, type Sending } from '../../../shared/conversation/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { staffText as text } from './staff.text.ts';
import { useRefreshStaff } from './useRefreshStaff.ts';

const results = { label: text.results, help: text.resultsHelp, most: mostResults, maxSize: resultBytes };

type AnswerFormProps = {
  /** Of the draft: one for each piece of work. */
  readonly draftKey: string;
  /** Whether result files may go with it. */
  readonly withFiles?: boolean;
  readonly help?: string;
  readonly onSend: (content: string, files: readonly File[], sending: Sending) => Promise<unknown>;
};

/** The answer to a customer. */
export function AnswerForm({ draftKey, help = text.answerHelp, onSend, withFiles = false }: AnswerFormProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  return (
    <MessageForm
      draftOf={['staff', draftKey]}
      help={help}
      label={text.answer}
      maxLength={20_000}
      onSend={async (...sent) => {
        await onSend(...sent);
        await refresh();
        tell.done(text.sent);
      }}
      rows={6}
      schema={staffAnswerRules}
      submit={text.send}
      {...(withFiles && { files: results })}
    />
  );
}
