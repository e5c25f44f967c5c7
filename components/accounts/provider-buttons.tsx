'use client';

import { keepInvitation, leaveForProvider, type OfferedProvider } from '#/components/accounts/leave-for-provider.ts';
import { ProviderLogo } from '#/components/accounts/provider-logo.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';

interface ProviderButtonsProps {
  providers: readonly OfferedProvider[];
  /** Joined after signing in. */
  invitation: string | undefined;
}

/** The other ways in, below the form; nothing where none is offered. */
export function ProviderButtons({ providers, invitation }: ProviderButtonsProps) {
  const leave = useAction(async (provider: OfferedProvider) => {
    keepInvitation(invitation);
    await leaveForProvider(provider.id);
  });
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-4 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {leave.error && (
        <Alert state="bad" announce="now">
          {leave.error.message}
        </Alert>
      )}
      <ul aria-label="Other ways to sign in" className="flex flex-col gap-3">
        {providers.map((provider) => (
          <li key={provider.id}>
            <Button
              variant="secondary"
              size="large"
              full="always"
              icon={<ProviderLogo provider={provider.id} />}
              loading={leave.runningWith?.id === provider.id}
              onClick={() => void leave.run(provider)}
              // A long name breaks into lines on a narrow screen instead of being cut.
              className="h-auto! min-h-12 whitespace-normal! py-2.5"
            >
              Continue with {provider.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
