import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { listKeysContract } from '#/lib/domain/keys/keys.contract.ts';

/** A change of the keys: the call, a fresh list, and what follows. */
export function useKeyChange<Answer>({
  run,
  onDone,
}: {
  run: () => Promise<Answer>;
  onDone: (answer: Answer) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      void queryClient.invalidateQueries({ queryKey: [listActivityContract.name] });
      await queryClient.invalidateQueries({ queryKey: [listKeysContract.name] });
      onDone(answer);
    },
  });
}
