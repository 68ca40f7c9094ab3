import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { Allowed } from '../../../shared/access/index.ts';
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
      {only && canPreview(only) && (
        <Allowed call="projectFileUrl">
          <MenuItem onSelect={() => acts.preview(only)}>{text.preview}</MenuItem>
        </Allowed>
      )}
      {only && (
        <Allowed call="projectFileUrl">
          <MenuItem onSelect={() => void acts.download(only)}>{text.download}</MenuItem>
        </Allowed>
      )}
      {storable.length > 0 && <MenuSeparator />}
      {storable.length > 0 && (
        <Allowed call="projectFileSave">
          <MenuItem onSelect={() => void acts.save(storable)}>{text.keep}</MenuItem>
        </Allowed>
      )}
      {only?.kind === 'table' && (
        <Allowed call={['projectFileSave', 'taskStore']}>
          <MenuItem onSelect={() => acts.startAnalysis(only)}>{text.analyse}</MenuItem>
        </Allowed>
      )}
    </>
  );
}
