import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { getCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';

interface Change<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
}

/** Changes how people sign in: the call, a reloaded list, its message, and what follows. */
export function useSignInChange<Answer extends { message: string }, Input = void>({
  run,
  onDone,
}: Change<Input, Answer>) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [getCompanySignInContract.name] });
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      void queryClient.invalidateQueries({ queryKey: [listActivityContract.name] });
      await refresh();
      showMessage({ kind: 'good', text: answer.message });
      onDone?.(answer);
    },
    // A refused call may still have changed something, such as when a domain was looked up.
    onError: refresh,
  });
}
