import type { ResponseOf } from '@panome/contract/client';
import type { QuestionSource } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { List } from '@panome/ui/list';
import { Stack } from '@panome/ui/stack';
import { Allowed } from '../../../shared/access/index.ts';
import { call, download, useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Message } from '../../../shared/conversation/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { AnswerForm } from '../frame/AnswerForm.tsx';
import { FileRow } from '../frame/FileRow.tsx';
import * as styles from '../frame/Frame.css.ts';
import { Notes } from '../frame/Notes.tsx';
import { StaffDrawer } from '../frame/StaffDrawer.tsx';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { questionsText as text } from './questions.text.ts';

type Question = ResponseOf<'staffQuestionDetail'>;
type QuestionDrawerProps = { readonly id: string; readonly source: QuestionSource; readonly onClose: () => void };

/** One question beside the list, with what was answered so far. */
export function QuestionDrawer({ id, onClose, source }: QuestionDrawerProps) {
  const answer = useCall('staffQuestionDetail', { id, source }, { keepPreviousData: false });
  const tell = useTell();
  const refresh = useRefreshStaff();
  const close = async () => {
    try {
      await call('staffQuestionClose', { id, source });
      await refresh();
      tell.done(text.closed);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    }
  };
  return (
    <StaffDrawer
      answer={answer}
      footer={({ state }) =>
        state === 'waiting' && (
          <Allowed call="staffQuestionClose">
            <Button onClick={() => void close()}>{text.close}</Button>
          </Allowed>
        )
      }
      loadingTitle={text.sources[source]}
      onClose={onClose}
      title={({ number, topic }) => [text.topics[topic] ?? topic, number].filter(Boolean).join(' ')}
    >
      {(question) => (
        <Stack space="large">
          <Facts question={question} />
          <ol className={styles.list} role="list">
            <Message
              at={question.created_at}
              author="customer"
              text={question.content}
              who={question.name || text.visitor}
            >
              {question.pictures.length > 0 && (
                <List divided={false} label={text.pictures} size="small">
                  {question.pictures.map((picture) => (
                    <FileRow
                      key={picture.id}
                      name={picture.name}
                      onDownload={() => download('staffQuestionPicture', { id, picture_id: picture.id })}
                      size={picture.size}
                    />
                  ))}
                </List>
              )}
            </Message>
            {question.answers.map((one) => (
              <Message
                at={one.created_at}
                author="provider"
                key={one.id}
                text={one.content}
                who={one.author || text.support}
              />
            ))}
          </ol>
          <Allowed call="staffQuestionAnswer" explain>
            <AnswerForm
              draftKey={`${source}.${id}`}
              help={text.answerHelp}
              onSend={(content, _files, { idempotencyKey }) =>
                call('staffQuestionAnswer', { id, source, content }, { idempotencyKey })
              }
            />
          </Allowed>
          <Notes id={id} kind={source} />
        </Stack>
      )}
    </StaffDrawer>
  );
}

function Facts({ question }: { readonly question: Question }) {
  const { created_at, email, facts, name, object_id, object_name, phone, state } = question;
  const items = [
    { label: text.state, value: text.states[state] },
    { label: text.asked, value: formatTime(created_at) },
    { label: text.name, value: name },
    { label: text.email, value: email },
    { label: text.phone, value: phone },
    { label: text.about, value: object_name || object_id },
    ...facts,
  ];
  return <Descriptions columns={2} items={items.filter(({ value }) => value !== '')} />;
}
