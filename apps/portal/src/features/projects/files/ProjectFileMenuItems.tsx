import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { canPreview, type DeliveredActs, type DeliveredFile } from '../../../shared/projects/index.ts';
import { projectFilesText as text } from './projectFiles.text.ts';

export type ProjectFileActs = DeliveredActs & {
  readonly preview: (file: DeliveredFile) => void;
  readonly startAnalysis: (file: DeliveredFile) => void;
};

/** The acts on one delivered file or on several, the same behind 更多 and under the pointer. */
export function ProjectFileMenuItems({ acts, files }: { acts: ProjectFileActs; files: readonly DeliveredFile[] }) {
  const only = files.length === 1 ? files[0] : undefined;
  const storable = files.filter(({ kind }) => kind !== 'figure');
  return (
    <>
      {only && canPreview(only) && <MenuItem onSelect={() => acts.preview(only)}>{text.preview}</MenuItem>}
      {only && <MenuItem onSelect={() => void acts.download(only)}>{text.download}</MenuItem>}
      {storable.length > 0 && <MenuSeparator />}
      {storable.length > 0 && <MenuItem onSelect={() => void acts.save(storable)}>{text.keep}</MenuItem>}
      {only?.kind === 'table' && <MenuItem onSelect={() => acts.startAnalysis(only)}>{text.analyse}</MenuItem>}
    </>
  );
}
