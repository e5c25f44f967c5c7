'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPulses } from '#/components/pulses/refresh-pulses.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

interface PulseChange {
  run: () => Promise<{ message: string }>;
  /** After it worked, when the list is fresh. */
  onDone?: () => void;
}

/** One change of a pulse: the call, a fresh list, and the server's words about it either way. */
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
