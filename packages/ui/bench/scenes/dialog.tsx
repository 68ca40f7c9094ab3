import { Button } from '@panome/ui/button';
import { Checkbox } from '@panome/ui/checkbox';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@panome/ui/dialog';
import { Form, FormActions } from '@panome/ui/form';
import { Select } from '@panome/ui/select';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';

const species = [
  { value: 'hs', label: '人' },
  { value: 'mm', label: '小鼠' },
  { value: 'at', label: '拟南芥' },
];

/** Scene `dialog`: a form with a required text, a select, a text area and a checkbox. */
export default function DialogScene() {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');
  return (
    <Dialog onOpenChange={setOpen} open={open}>
      <DialogTrigger>
        <Button variant="primary">新建项目</Button>
      </DialogTrigger>
      <DialogContent title="新建项目">
        <Form
          onSubmit={(event) => {
            if (new FormData(event.currentTarget).get('name')) setOpen(false);
            else setError('请输入名称');
          }}
        >
          <TextField error={error} label="名称" name="name" onChange={() => setError('')} required />
          <Select label="物种" name="species" options={species} />
          <TextArea label="描述" name="note" />
          <Checkbox label="公开" name="open" />
          <FormActions align="end">
            <DialogClose>
              <Button>取消</Button>
            </DialogClose>
            <Button type="submit" variant="primary">
              确定
            </Button>
          </FormActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
