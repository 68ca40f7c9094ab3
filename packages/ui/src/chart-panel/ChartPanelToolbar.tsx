import {
  Check,
  Copy,
  Download,
  Expand,
  Hand,
  Lasso,
  Maximize,
  Minimize,
  PenTool,
  RotateCcw,
  SlidersHorizontal,
  Table2,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import type { ChartView, Tool } from './engine/index.ts';
import type { useChartFiles } from './useChartFiles.ts';
import { useToolbarKeys } from './useToolbarKeys.ts';

/** A file that the page makes of what a chart shows, e.g. code that draws it. */
export type ChartExportItem = {
  /** What it is called in the menu. */
  readonly label: string;
  /** Makes it, or asks for more. */
  readonly onSelect: () => void;
  /** A line stands above it. */
  readonly apart?: boolean;
};

type ToolbarProps = {
  readonly title: string;
  readonly view: ChartView | null;
  readonly tool: Tool;
  readonly onToolChange: (tool: Tool) => void;
  readonly zoomable: boolean;
  readonly zoomed: boolean;
  /** What the lasso does with points that have names; without any there is none. */
  readonly lasso: 'label' | 'select' | undefined;
  readonly full: boolean;
  readonly onFullChange: (full: boolean) => void;
  readonly showsData: boolean;
  readonly onShowsDataChange: (shows: boolean) => void;
  readonly exports: readonly ChartExportItem[] | undefined;
  readonly files: ReturnType<typeof useChartFiles>;
  readonly onEditor: (() => void) | undefined;
  /** Asks for format and size of a picture. */
  readonly onPicture: () => void;
  /** Whether pictures can be PDF too. */
  readonly pdf: boolean;
  readonly onSettings: (() => void) | undefined;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Zoom tools, the data table, settings, copy, full screen and downloads of one chart: one stop of the Tab key. */
export function ChartPanelToolbar({
  exports = [],
  files,
  full,
  lasso,
  onEditor,
  onFullChange,
  onPicture,
  onSettings,
  onShowsDataChange,
  onToolChange,
  pdf,
  showsData,
  title,
  tool,
  view,
  zoomable,
  zoomed,
}: ToolbarProps) {
  const text = useText(chartPanelText);
  const keys = useToolbarKeys();
  const tools: readonly { readonly id: Tool; readonly icon: ReactNode }[] = [
    { id: 'pan', icon: <Hand {...icon} /> },
    { id: 'box', icon: <Expand {...icon} /> },
    ...(lasso ? [{ id: 'lasso' as const, icon: <Lasso {...icon} /> }] : []),
  ];
  return (
    <div aria-label={text.tools(title)} className={styles.toolbar} role="toolbar" {...keys}>
      {view && zoomable && (
        <>
          {tools.map((one) => (
            <IconButton
              aria-pressed={tool === one.id}
              icon={one.icon}
              key={one.id}
              label={one.id === 'lasso' && lasso === 'select' ? text.lassoSelect : text[one.id]}
              onClick={() => onToolChange(one.id)}
              size="small"
              variant={tool === one.id ? 'secondary' : 'quiet'}
            />
          ))}
          <IconButton
            disabled={!zoomed}
            icon={<RotateCcw {...icon} />}
            label={text.reset}
            onClick={() => view.reset()}
            size="small"
          />
        </>
      )}
      <IconButton
        aria-expanded={showsData}
        disabled={!view}
        icon={<Table2 {...icon} />}
        label={showsData ? text.hideData : text.data}
        onClick={() => onShowsDataChange(!showsData)}
        size="small"
      />
      {onSettings && (
        <IconButton icon={<SlidersHorizontal {...icon} />} label={text.settings} onClick={onSettings} size="small" />
      )}
      {onEditor && <IconButton icon={<PenTool {...icon} />} label={text.editor} onClick={onEditor} size="small" />}
      <IconButton
        disabled={!view}
        icon={files.notice === 'copied' ? <Check {...icon} /> : <Copy {...icon} />}
        label={text.copy}
        onClick={files.copy}
        size="small"
      />
      <IconButton
        icon={full ? <Minimize {...icon} /> : <Maximize {...icon} />}
        label={full ? text.exitFull : text.full}
        onClick={() => onFullChange(!full)}
        size="small"
      />
      <Menu>
        <MenuTrigger>
          <IconButton disabled={!view} icon={<Download {...icon} />} label={text.download} size="small" />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={onPicture}>{text.picture(pdf)}</MenuItem>
          <MenuSeparator />
          {files.kinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => files.save(kind)}>
              {text[kind]}
            </MenuItem>
          ))}
          {exports.map(({ apart, label, onSelect }) => (
            <Fragment key={label}>
              {apart && <MenuSeparator />}
              <MenuItem onSelect={onSelect}>{label}</MenuItem>
            </Fragment>
          ))}
        </MenuContent>
      </Menu>
    </div>
  );
}
