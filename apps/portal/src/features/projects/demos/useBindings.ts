import { call, useCallPage } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { changingProjects, type Project } from '../../../shared/projects/index.ts';
import { demoListText as text } from './demoList.text.ts';

/** The examples that stand beside one's own projects, and how they come and go. */
export function useBindings() {
  const tell = useTell();
  const { data } = useCallPage('demoBindingList', { page: 1, size: 100 });
  const bindingOf = ({ id }: Pick<Project, 'id'>) => data?.data.find(({ project }) => project.id === id);

  const bind = async (project: Project, name = project.name): Promise<void> => {
    try {
      await changingProjects(call('demoBindingStore', { project_id: project.id, name }));
      tell.done(text.added(name));
    } catch (error) {
      tell.failed(error, text.failed);
    }
  };
  return {
    bindingOf,
    bind,
    unbind: async (project: Project): Promise<void> => {
      const binding = bindingOf(project);
      if (!binding) return;
      try {
        await changingProjects(call('demoBindingDelete', { id: binding.id }));
        tell.done(text.removed(binding.name), {
          action: { label: text.undo, onClick: () => void bind(project, binding.name) },
        });
      } catch (error) {
        tell.failed(error, text.failed);
      }
    },
    /** Rejects, so that the name stays in its field. */
    rename: async (project: Project, name: string): Promise<void> => {
      const binding = bindingOf(project);
      if (binding) await changingProjects(call('demoBindingUpdate', { id: binding.id, name }));
    },
  };
}
export type Bindings = ReturnType<typeof useBindings>;
