import { useState, type ReactNode } from 'react';
import { useAlert } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Inline } from '../inline/index.ts';
import { useToast } from '../toast/index.ts';
import { useModalTurn } from './index.ts';

export type Scene = { children?: ReactNode };

export function NewScheme({ children }: Scene) {
  return (
    <Dialog>
      <DialogTrigger>
        <Button>新建方案</Button>
      </DialogTrigger>
      <DialogContent
        footer={
          <DialogClose>
            <Button>取消</Button>
          </DialogClose>
        }
        title="新建分组方案"
      >
        <Inline>{children}</Inline>
      </DialogContent>
    </Dialog>
  );
}

export function SaySomething() {
  const toast = useToast();
  return <Button onClick={() => toast.error('任务未能提交，请稍后重试')}>提交</Button>;
}

export function TaskDetails() {
  return (
    <Drawer defaultOpen title="差异分析 2026-11-21">
      <NewScheme>
        <SaySomething />
      </NewScheme>
    </Drawer>
  );
}

export function GiveUp() {
  const alert = useAlert();
  return (
    <Button onClick={() => void alert.confirm({ title: '放弃未保存的修改？', action: '放弃', tone: 'danger' })}>
      放弃
    </Button>
  );
}

export function Rows() {
  const [rows, setRows] = useState(['甲', '乙', '丙']);
  return (
    <ul role="list">
      {rows.map((row) => (
        <li key={row}>
          <Dialog>
            <DialogTrigger>
              <Button>删除 {row}</Button>
            </DialogTrigger>
            <DialogContent
              footer={
                <DialogClose>
                  <Button onClick={() => setRows(rows.filter((other) => other !== row))}>确认删除</Button>
                </DialogClose>
              }
              size="small"
              title="删除分组"
            />
          </Dialog>
        </li>
      ))}
    </ul>
  );
}

export function Notices() {
  const [notice, setNotice] = useState(true);
  const [survey, setSurvey] = useState(true);
  return (
    <>
      <Dialog onOpenChange={setNotice} open={useModalTurn(notice)}>
        <DialogContent size="small" title="系统公告">
          今晚 22:00 维护
        </DialogContent>
      </Dialog>
      <Dialog onOpenChange={setSurvey} open={useModalTurn(survey)}>
        <DialogContent size="small" title="问卷">
          请您评价本次分析
        </DialogContent>
      </Dialog>
    </>
  );
}
