import {
  Bell,
  BookOpen,
  ClipboardList,
  FileCheck,
  FileText,
  FlaskConical,
  Folder,
  FolderKanban,
  Headset,
  House,
  Keyboard,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  ListTodo,
  NotebookText,
  RotateCw,
  Share2,
  Shield,
  SlidersHorizontal,
  Undo2,
  Workflow,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  'book-open': BookOpen,
  'clipboard-list': ClipboardList,
  'file-check': FileCheck,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  folder: Folder,
  'folder-kanban': FolderKanban,
  headset: Headset,
  house: House,
  keyboard: Keyboard,
  'layout-dashboard': LayoutDashboard,
  'life-buoy': LifeBuoy,
  'list-checks': ListChecks,
  'list-todo': ListTodo,
  'notebook-text': NotebookText,
  'rotate-cw': RotateCw,
  'share-2': Share2,
  shield: Shield,
  'sliders-horizontal': SlidersHorizontal,
  'undo-2': Undo2,
  workflow: Workflow,
  wrench: Wrench,
};

/** The icon of a menu entry. */
export function MenuIcon({ name, size = 20 }: { name: string | undefined; size?: 16 | 20 }) {
  const Icon = icons[name ?? ''] ?? FileText;
  return <Icon aria-hidden size={size} strokeWidth={1.5} />;
}
