import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { scopeKey } from '#/components/keys/scope-key.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listKeysContract } from '#/lib/domain/keys/keys.contract.ts';

export type ApiKey = Output<typeof listKeysContract>['keys'][number];

/** Returns the columns of keys: what a key may do and whose it is, when it was last used, and when it expires. */
export function useKeyColumns(onRevoke: (key: ApiKey) => void): readonly RowColumn<ApiKey>[] {
  const t = useTranslations('keys.card');
  const scopeWords = useTranslations('keys.scopes');
  const day = useDateFormat({ dateStyle: 'medium' });
  const dayInUtc = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  return [
    {
      header: t('name'),
      cell: ({ name, owner }) => (
        <span className="flex flex-col whitespace-normal">
          <span className="wrap-anywhere">{name}</span>
          <span className="font-normal text-13 text-muted">{t('actsFor', { name: owner.name })}</span>
        </span>
      ),
    },
    {
      header: t('may'),
      cell: ({ scopes }) => (
        <ul className="whitespace-normal text-13">
          {scopes.map((scope) => (
            <li key={scope}>{scopeWords(`${scopeKey(scope)}.name`)}</li>
          ))}
        </ul>
      ),
    },
    {
      header: t('used'),
      width: 'w-36',
      cell: ({ usedOn }) => <span className="whitespace-normal">{usedOn ? dayInUtc(usedOn) : t('never')}</span>,
    },
    {
      header: t('end'),
      width: 'w-36',
      cell: ({ expiresAt, state }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-normal">
          {day(expiresAt)}
          {state === 'ending' && <Badge look="neutral">{t('ending')}</Badge>}
          {state === 'ended' && <Badge look="bad">{t('ended')}</Badge>}
        </span>
      ),
    },
    {
      header: t('action'),
      width: 'w-28',
      align: 'right',
      isActions: true,
      cell: (key) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('revokeOf', { name: key.name })}
          onClick={() => onRevoke(key)}
        >
          {t(key.state === 'ended' ? 'remove' : 'revoke')}
        </Button>
      ),
    },
  ];
}
