import { Button } from '#/components/ui/button.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listIdentitiesContract } from '#/lib/domain/accounts/providers-contract.ts';

interface IdentityRowProps {
  identity: Output<typeof listIdentitiesContract>['identities'][number];
  onRemove: (id: number) => void;
}

/** One connected sign-in, with its remove button or why it has none. */
export function IdentityRow({ identity, onRemove }: IdentityRowProps) {
  const { id, name, email, createdAt, lastUsedAt, isRemovable } = identity;
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-0.5 text-14">
        <p className="wrap-anywhere font-medium">{email ? `${name}, ${email}` : name}</p>
        <p className="text-13 text-muted">
          Connected {asDate(createdAt)}, last used {asDate(lastUsedAt)}
        </p>
      </div>
      {isRemovable ? (
        <Button variant="secondary" size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
          Remove
        </Button>
      ) : (
        <p className="max-w-40 text-right text-13 text-muted">Your only way in. Choose a password to remove it.</p>
      )}
    </li>
  );
}

function asDate(instant: string): string {
  return new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
