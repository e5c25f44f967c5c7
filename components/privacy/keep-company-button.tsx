'use client';

import { useRouter } from 'next/navigation';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { call } from '#/lib/api/call.ts';
import { keepCompanyContract } from '#/lib/domain/companies/deletion/deletion.contract.ts';

/** Cancels the company's deletion, and thereby removes the banner. */
export function KeepCompanyButton({ label }: { label: string }) {
  const router = useRouter();
  const keep = useChange({
    run: () => call(keepCompanyContract, {}),
    done: (_, { message }) => message,
    onDone: () => refreshPage(() => router.refresh()),
  });
  return (
    <Button variant="secondary" loading={keep.isPending} onClick={() => keep.mutate()}>
      {label}
    </Button>
  );
}
