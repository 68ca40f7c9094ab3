import { Callout } from '@panome/ui/callout';
import { Heading } from '@panome/ui/heading';
import { SideNav } from '@panome/ui/side-nav';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import {
  BookOpen,
  ChartScatter,
  Filter,
  FolderOpen,
  ListChecks,
  ListFilter,
  Map as MapIcon,
  Table2,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { PageBody, pageStyles, useTitleFocus } from '../page/index.ts';
import { FamilyTag } from '../projects/index.ts';
import { useOpenRoute } from '../routing/routeContext.ts';
import { SchemeChooser } from '../schemes/index.ts';
import { chooseLayout, useLayoutChoice } from '../theme/layoutStore.ts';
import * as styles from './Workspace.css.ts';
import { useWorkspace } from './WorkspaceContext.ts';
import { pagesOf, type WorkspacePageId } from './workspacePages.ts';
import { workspaceText as text } from './workspace.text.ts';

const icons: Readonly<Record<WorkspacePageId, LucideIcon>> = {
  'project-description': FolderOpen,
  'menu-description': MapIcon,
  'flow-analysis': Zap,
  'tool-view': ChartScatter,
  'tool-guidance': BookOpen,
  'data-filter': Filter,
  'filter-view': Table2,
  'data-filter-view': ListFilter,
  'mission-list': ListChecks,
};

type WorkspaceFrameProps = {
  readonly page: WorkspacePageId;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The frame around the pages of a family: which data, by which flow, and the menu of the pages. */
export function WorkspaceFrame({ actions, children, page }: WorkspaceFrameProps) {
  const { address, pathOf, scheme } = useWorkspace();
  const { collapsed } = useLayoutChoice();
  const entries = pagesOf(address.family).map(({ id, title }) => {
    const Icon = icons[id];
    return { href: `#${pathOf(id)}`, label: title, icon: <Icon aria-hidden size={20} strokeWidth={1.5} /> };
  });
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.menu}>
          <SideNav
            collapsed={collapsed}
            current={`#${pathOf(page)}`}
            entries={entries}
            label={text.menu}
            onCollapsedChange={(next) => chooseLayout({ collapsed: next })}
          />
        </div>
      </div>
      <div className={styles.content}>
        <PageBody>
          <WorkspaceHead actions={actions} />
          {scheme.lost && <Callout tone="warning">{text.schemeGone}</Callout>}
          {children}
        </PageBody>
      </div>
    </div>
  );
}

/** By which groups; nothing where only those of the data are there to choose. */
function Scheme() {
  const { chooseScheme, project, scheme } = useWorkspace();
  if (!project) return null;
  return (
    <div className={styles.scheme}>
      <SchemeChooser
        onValueChange={(chosen) => chooseScheme(chosen?.id ?? '')}
        projectId={project.id}
        value={scheme.id}
      />
    </div>
  );
}

/** Which project, by which flow; the title of the page is read with it. */
function WorkspaceHead({ actions }: Pick<WorkspaceFrameProps, 'actions'>) {
  const { address, project, title, version } = useWorkspace();
  const { title: page } = useOpenRoute();
  const heading = useTitleFocus(`${title} · ${page}`);
  return (
    <header className={pageStyles.header}>
      <div className={pageStyles.titles}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
          <VisuallyHidden>{` · ${page}`}</VisuallyHidden>
        </Heading>
        <div className={styles.facts}>
          <FamilyTag family={address.family} />
          {project?.access === 'demo' && <Tag>{text.example}</Tag>}
          {project?.access === 'view' && <Tag>{text.viewOnly}</Tag>}
          {project?.access === 'analyse' && <Tag>{text.shared}</Tag>}
          <Text size="secondary" tone="muted">
            {text.version(version.title, version.id)}
          </Text>
        </div>
      </div>
      <div className={pageStyles.actions}>
        <Scheme />
        {actions}
      </div>
    </header>
  );
}
