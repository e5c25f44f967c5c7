import { PasswordPrompt } from '#/components/accounts/password-prompt.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listIdentitiesContract } from '#/lib/domain/accounts/providers/providers.contract.ts';

interface IdentityRowProps {
  identity: Output<typeof listIdentitiesContract>['identities'][number];
  /** The password is being asked for. */
  isAsking: boolean;
  isRemoving: boolean;
  onAsk: () => void;
  onRemove: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** One connected sign-in, with its remove button or why it has none. */
export function IdentityRow({ identity, isAsking, isRemoving, onAsk, onRemove, onCancel }: IdentityRowProps) {
  const { name, email, createdAt, lastUsedAt, isRemovable } = identity;
  return (
    <li className="flex flex-col gap-4 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-0.5 text-14">
          <p className="wrap-anywhere font-medium">{email ? `${name}, ${email}` : name}</p>
          <p className="text-13 text-muted">
            Connected {asDate(createdAt)}, last used {asDate(lastUsedAt)}
          </p>
        </div>
        {isRemovable ? (
          !isAsking && (
            <Button variant="secondary" size="small" aria-label={`Remove ${name}`} loading={isRemoving} onClick={onAsk}>
              Remove
            </Button>
          )
        ) : (
          <p className="max-w-40 text-right text-13 text-muted">
            This is your only way to sign in. Set a password before removing it.
          </p>
        )}
      </div>
      {isAsking && <PasswordPrompt label={`Remove ${name}`} onPassword={onRemove} onCancel={onCancel} />}
    </li>
  );
}

function asDate(instant: string): string {
  return new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
