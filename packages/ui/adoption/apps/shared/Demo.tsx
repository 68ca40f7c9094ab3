'use client';
// The page of a stranger: every application of this folder shows it. `?look=dark`, `?primary=#d4380d`.
import { applyAppearance } from '@panome/ui/appearance';
import { Button } from '@panome/ui/button';
import { ChartPanel, type ChartDraw } from '@panome/ui/chart-panel';
import { DateField } from '@panome/ui/date-field';
import { Dialog, DialogContent, DialogTrigger } from '@panome/ui/dialog';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { SafeHtml } from '@panome/ui/safe-html';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Ticker } from '@panome/ui/ticker';
import { TextField } from '@panome/ui/text-field';
import { useToast } from '@panome/ui/toast';
import { Tooltip } from '@panome/ui/tooltip';
import { useEffect, useRef, useState } from 'react';

const shares = [38, 24, 17].map((value, at) => ({ value, name: ['脂质', '氨基酸', '糖类'][at]! }));
const draw: ChartDraw = () => ({
  option: { animation: false, legend: {}, series: [{ type: 'pie', data: shares }] },
  summary: '脂质最多。',
  data: {
    rows: 3,
    columns: [{ name: 'family', label: '类别', kind: 'text', values: shares.map(({ name }) => name) }],
  },
});
const size = { width: 600, height: 360 };
const news = ['一', '二'].map((label) => ({ id: label, label, href: `#${label}` }));

export function Demo() {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [tissue, setTissue] = useState('liver');
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const primary = asked.get('primary');
    applyAppearance(document.documentElement, {
      theme: asked.get('look') === 'dark' ? 'dark' : 'light',
      ...(primary && { primary }),
    });
  }, []);
  return (
    <Stack space="large">
      <Ticker items={news} />
      <TextField label="项目名称" ref={field} />
      <Select
        label="组织"
        onValueChange={setTissue}
        options={[
          { value: 'liver', label: '肝' },
          { value: 'blood', label: '血' },
        ]}
        value={tissue}
      />
      <DateField label="采样日期" />
      <Button onClick={() => field.current?.focus()}>填写名称</Button>
      <Tooltip content="保存到我的文件">
        <Button onClick={() => toast.success('已保存')} variant="primary">
          保存
        </Button>
      </Tooltip>
      <Menu>
        <MenuTrigger>
          <Button>更多</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>删除</MenuItem>
        </MenuContent>
      </Menu>
      <Dialog>
        <DialogTrigger>
          <Button>关于</Button>
        </DialogTrigger>
        <DialogContent title="关于本页">
          <SafeHtml html="<p>正文 <b>重点</b><script>document.title='stolen'</script></p>" />
        </DialogContent>
      </Dialog>
      <SafeHtml html="<p>简介 <b>要点</b></p>" />
      <ChartPanel draw={draw} figureSize={size} title="类别占比" />
    </Stack>
  );
}
