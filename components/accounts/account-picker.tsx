'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';

interface AccountPickerProps {
  accounts: readonly VisitedAccount[];
  onPick: (account: VisitedAccount) => void;
  onForget: (email: string) => void;
  onOther: () => void;
}

/** Shows the accounts that have signed in with this browser: choose one, remove one, or use another. */
export function AccountPicker({ accounts, onPick, onForget, onOther }: AccountPickerProps) {
  const t = useTranslations('accounts.signIn');
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t('accounts')} className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li
            key={account.email}
            className="flex items-center gap-1 rounded-control border border-line bg-surface pr-2"
          >
            <button
              type="button"
              onClick={() => onPick(account)}
              className="flex min-w-0 flex-1 items-center gap-3 rounded-control p-3 text-left hover:bg-hover"
            >
              <AccountName account={account} />
            </button>
            <IconButton
              size="small"
              label={t('remove', { email: account.email })}
              icon={<X />}
              onClick={() => onForget(account.email)}
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" full="always" onClick={onOther}>
        {t('another')}
      </Button>
    </div>
  );
}

/** Shows a photo or initials with the name and email address; only the email address if the name isn't known. */
export function AccountName({ account }: { account: VisitedAccount }) {
  const { email, firstName, lastName, image } = account;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      <Avatar firstName={firstName || email} lastName={lastName} image={image ?? undefined} />
      <span className="flex min-w-0 flex-col text-14">
        {name && <span className="truncate font-medium">{name}</span>}
        <span className="truncate text-muted">{email}</span>
      </span>
    </>
  );
}
