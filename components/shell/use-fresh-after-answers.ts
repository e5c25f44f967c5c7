'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { takeSentAnswers } from '#/components/frame/sending/sent-answers.ts';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';

/** Reloads everything where somebody comes back from a questionnaire: Back shows a page as it was left. */
export function useFreshAfterAnswers(queryClient: QueryClient): void {
  const router = useRouter();
  useEffect(() => {
    if (!takeSentAnswers()) return;
    void queryClient.invalidateQueries();
    refreshPage(() => router.refresh());
  }, [queryClient, router]);
}
