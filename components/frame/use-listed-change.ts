import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';

interface ListedChange<Answer> {
  /** The contract whose answer lists what changes. */
  list: { name: string };
  run: () => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Returns a change that the activity log records: the call, a reloaded list, and what follows. */
export function useListedChange<Answer>({ list, run, onDone }: ListedChange<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      void queryClient.invalidateQueries({ queryKey: [listActivityContract.name] });
      await queryClient.invalidateQueries({ queryKey: [list.name] });
      onDone(answer);
    },
  });
}
