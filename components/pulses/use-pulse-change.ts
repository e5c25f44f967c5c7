'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPulses } from '#/components/pulses/refresh-pulses.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

interface PulseChange {
  run: () => Promise<{ message: string }>;
  /** Called after success, once the list is reloaded. */
  onDone?: () => void;
}

/** Returns one change of a pulse: the call, a reloaded list, and the server's message in either case. */
export function usePulseChange({ run, onDone }: PulseChange) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      await refreshPulses(queryClient);
      showMessage({ kind: 'good', text: message });
      onDone?.();
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
}
