import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Link } from '@panome/ui/link';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { BookOpen, FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../access/index.ts';
import { PageBody, PageHeader, useTell } from '../../page/index.ts';
import { useDirty } from '../../routing/useDirty.ts';
import { taskPath, toolFormPath, toolListPath } from '../../tasks/index.ts';
import { GuideDrawer } from '../guide/GuideDrawer.tsx';
import { unconfirmed } from '../guide/unconfirmed.ts';
import * as styles from './Form.css.ts';
import { formDraft } from './formDraft.ts';
import { loadExample, type OpenedForm } from './loadForm.ts';
import { changedOptions, type Tool } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';
import { ToolAside } from './ToolAside.tsx';
import { ToolForm } from './ToolForm.tsx';
import { useToolForm } from './useToolForm.ts';

type ToolWorkspaceProps = { tool: Tool; opened: OpenedForm; redo: string };

/** The form with what surrounds it: where it comes from, example data, the guide. */
export function ToolWorkspace({ opened, redo, tool }: ToolWorkspaceProps) {
  const text = useText(toolFormText);
  const state = useToolForm(tool, opened, redo);
  const [params, setParams] = useSearchParams();
  const [sent, setSent] = useState(false);
  useDirty(state.touched && !sent);
  const [filling, setFilling] = useState(false);
  const navigate = useNavigate();
  const tell = useTell();
  const undoable = useRef<number>(undefined);
  // An undo that outlives its form would change nothing that is seen.
  useEffect(() => () => void (undoable.current !== undefined && tell.dismiss(undoable.current)), [tell]);

  const showGuide = (open: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('guide', '1');
        else next.delete('guide');
        return next;
      },
      { replace: !open },
    );
  const fillExample = async () => {
    const before = state.form;
    setFilling(true);
    try {
      state.replace(await loadExample(tool));
      undoable.current = tell.done(text.exampleDone, {
        action: { label: text.undo, onClick: () => state.replace(before) },
      });
    } catch (error) {
      tell.failed(error, text.exampleFailed);
    } finally {
      setFilling(false);
    }
  };
  const leaveForTask = (taskId: string) => {
    formDraft.clear(tool.id, redo);
    setSent(true);
    // The form becomes the task: one tab, and a step back leads to the form with what was sent.
    void navigate(toolFormPath(tool.id, { redo: taskId }), { replace: true });
    void navigate(taskPath(taskId));
  };
  const charts = Object.keys(state.form.chart_settings).length;
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={tool.title}>
            <Link asChild>
              <RouterLink to={toolListPath}>{text.tools}</RouterLink>
            </Link>
          </Breadcrumb>
        }
        actions={
          <>
            <Button icon={<BookOpen size={16} strokeWidth={1.5} />} onClick={() => showGuide(true)} variant="quiet">
              {text.guide}
            </Button>
            <Allowed call="taskStoreExample">
              <Button
                icon={<FlaskConical size={16} strokeWidth={1.5} />}
                loading={filling}
                onClick={() => void fillExample()}
              >
                {text.example}
              </Button>
            </Allowed>
          </>
        }
        description={tool.summary}
        title={tool.title}
      />
      {opened.former && (
        <Callout title={text.redoTitle}>
          {text.redoHelp(changedOptions(tool, state.form, opened.former).length)}
          {charts > 0 && `；${text.redoCharts(charts)}`}
        </Callout>
      )}
      {opened.lostFile !== undefined && !state.form.matrix && (
        <Callout tone="warning">{text.lostFile(opened.lostFile)}</Callout>
      )}
      <div className={styles.layout}>
        <Stack>
          <ToolForm
            former={opened.former}
            groupsFile={opened.groupsFile}
            onStored={leaveForTask}
            state={state}
            tool={tool}
          />
        </Stack>
        <ToolAside onGuide={() => showGuide(true)} tool={tool} />
      </div>
      <GuideDrawer
        guide={tool.guide}
        onOpenChange={showGuide}
        open={params.get('guide') === '1'}
        remark={unconfirmed(tool.id)}
        title={`${text.guide} · ${tool.title}`}
      />
    </PageBody>
  );
}
