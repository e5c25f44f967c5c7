import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { getDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';

/** Changes the directory's settings: the call, reloaded facts, and its message. */
export function useDirectoryChange<Input = void>(
  run: (input: Input) => Promise<{ message: string }>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message: text }) => {
      void queryClient.invalidateQueries({ queryKey: [listActivityContract.name] });
      await queryClient.invalidateQueries({ queryKey: [getDirectoryContract.name] });
      showMessage({ kind: 'good', text });
      onDone?.();
    },
  });
}
