import { Download, Expand, Hand, Lasso, Maximize, Minimize, RotateCcw, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import type { ChartView, Tool } from './engine/index.ts';

/** What the page makes itself: the panel only makes pictures of what is on the screen. */
export type ChartDownload = 'svg' | 'pdf' | 'csv' | 'json';

type ToolbarProps = {
  readonly title: string;
  readonly view: ChartView | null;
  readonly tool: Tool;
  readonly onToolChange: (tool: Tool) => void;
  readonly zoomable: boolean;
  readonly zoomed: boolean;
  readonly labelling: boolean;
  readonly full: boolean;
  readonly onFullChange: (full: boolean) => void;
  readonly showsData: boolean;
  readonly onShowsDataChange: (shows: boolean) => void;
  readonly onPng: (ratio: number) => void;
  readonly onDownload: ((kind: ChartDownload) => void) | undefined;
  readonly actions: ReactNode;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const ratios = [1, 2, 3];
const kinds: readonly ChartDownload[] = ['svg', 'pdf', 'csv', 'json'];

/** Zoom tools, the data table, downloads and full screen of one chart. */
export function ChartPanelToolbar({ actions, full, labelling, onDownload, onFullChange, onPng, onShowsDataChange, onToolChange, showsData, title, tool, view, zoomable, zoomed }: ToolbarProps) {
  const text = useText(chartPanelText);
  const tools: readonly { readonly id: Tool; readonly icon: ReactNode }[] = [
    { id: 'pan', icon: <Hand {...icon} /> },
    { id: 'box', icon: <Expand {...icon} /> },
    ...(labelling ? [{ id: 'lasso' as const, icon: <Lasso {...icon} /> }] : []),
  ];
  return (
    <div aria-label={text.tools(title)} className={styles.toolbar} role="group">
      {actions}
      {view && zoomable && (
        <>
          {tools.map((one) => (
            <IconButton aria-pressed={tool === one.id} icon={one.icon} key={one.id} label={text[one.id]} onClick={() => onToolChange(one.id)} size="small" variant={tool === one.id ? 'secondary' : 'quiet'} />
          ))}
          <IconButton disabled={!zoomed} icon={<RotateCcw {...icon} />} label={text.reset} onClick={() => view.reset()} size="small" />
        </>
      )}
      <IconButton aria-expanded={showsData} disabled={!view} icon={<Table2 {...icon} />} label={showsData ? text.hideData : text.data} onClick={() => onShowsDataChange(!showsData)} size="small" />
      <IconButton icon={full ? <Minimize {...icon} /> : <Maximize {...icon} />} label={full ? text.exitFull : text.full} onClick={() => onFullChange(!full)} size="small" />
      <Menu>
        <MenuTrigger>
          <Button disabled={!view} icon={<Download {...icon} />} size="small" variant="quiet">
            {text.download}
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {ratios.map((ratio) => (
            <MenuItem key={ratio} onSelect={() => onPng(ratio)}>
              {text.png(ratio)}
            </MenuItem>
          ))}
          {onDownload && <MenuSeparator />}
          {onDownload && kinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => onDownload(kind)}>
              {text[kind]}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </div>
  );
}
