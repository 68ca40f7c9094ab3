import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { call, download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import * as styles from './Content.css.ts';
import { contentText as text } from './content.text.ts';
import type { Piece } from './ContentForm.tsx';
import { contentList } from './contentPath.ts';
import { PublishDialog } from './PublishDialog.tsx';

type PieceActionsProps = {
  readonly piece: Piece;
  /** Something is typed that is not saved, so that it would not be published. */
  readonly unsaved: boolean;
  readonly onChange: (piece: Piece) => void;
};

const publishWord = ({ kind, origin, state }: Piece) => {
  if (kind === 'message') return text.sendMessage;
  if (origin === 'folder') return text.showAgain;
  if (state === 'draft') return text.publish;
  return state === 'recalled' || state === 'ended' ? text.publishAgain : text.period;
};

/** What may be done with a piece beside writing it. */
export function PieceActions({ onChange, piece, unsaved }: PieceActionsProps) {
  const alert = useAlert();
  const tell = useTell();
  const navigate = useNavigate();
  const refresh = useRefreshStaff();
  const [publishing, setPublishing] = useState(false);
  const { can, id, kind, origin, revision, state, title } = piece;
  const seen = { kind, id, revision };
  const changed = async (next: Piece, done: string) => {
    onChange(next);
    tell.done(done);
    await refresh();
  };
  const recall = async () => {
    const question = { title: text.recallTitle(title), description: text.recallHelp[kind], action: text.recall };
    if (!(await alert.confirm(question))) return;
    try {
      await changed(await call('staffContentRecall', seen), text.recalled);
    } catch (error) {
      tell.failed(error, text.recallFailed);
    }
  };
  const showAgain = async () => {
    try {
      await changed(await call('staffContentPublish', seen), text.published);
    } catch (error) {
      tell.failed(error, text.publishFailed);
    }
  };
  const remove = async () => {
    const question = { title: text.removeTitle(title), description: text.removeHelp, action: text.remove };
    if (!(await alert.confirm({ ...question, tone: 'danger' }))) return;
    try {
      await call('staffContentDelete', seen);
      await refresh();
      tell.done(text.removed);
      void navigate(contentList(kind), { replace: true });
    } catch (error) {
      tell.failed(error, text.removeFailed);
    }
  };
  const answers = () =>
    download('staffContentAnswers', { id }).catch((error: unknown) => tell.failed(error, text.downloadFailed));
  const main = state === 'draft' || state === 'recalled' || state === 'ended';
  return (
    <div className={styles.row}>
      {kind === 'questionnaire' && piece.count > 0 && (
        <Allowed call="staffContentAnswers">
          <Button onClick={() => void answers()}>{text.answers}</Button>
        </Allowed>
      )}
      {can.delete && (
        <Allowed call="staffContentDelete">
          <Button onClick={() => void remove()} tone="danger">
            {text.remove}
          </Button>
        </Allowed>
      )}
      {can.recall && (
        <Allowed call="staffContentRecall">
          <Button onClick={() => void recall()}>{text.recall}</Button>
        </Allowed>
      )}
      {can.publish && (
        <Allowed call="staffContentPublish">
          <Button
            disabled={unsaved && text.saveFirst}
            onClick={() => (origin === 'folder' ? void showAgain() : setPublishing(true))}
            variant={main ? 'primary' : 'secondary'}
          >
            {publishWord(piece)}
          </Button>
        </Allowed>
      )}
      {publishing && (
        <PublishDialog
          onClose={() => setPublishing(false)}
          onPublished={(next) => changed(next, kind === 'message' ? text.messageSent(next.count) : text.published)}
          piece={piece}
        />
      )}
    </div>
  );
}
