import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Balance } from '#/lib/domain/metrics/scores/driver-balance.ts';

interface DriverBalanceListProps {
  balances: readonly Balance[];
  /** Makes each name a link. */
  wrapName?: (balance: Balance) => ReactNode;
}

/**
 * Shows reasons around an axis in the middle: what hurt on the left, what helped on the right, each reason once. If
 * they all only hurt or only helped, the axis is next to their names.
 */
export function DriverBalanceList({ balances, wrapName = ({ label }) => label }: DriverBalanceListProps) {
  const t = useTranslations('figures.drivers');
  const [only, both] = (['hurt', 'helped'] as const).filter((side) => balances.some((one) => one[side]));
  return (
    <div className={both ? '@container' : `@container only-${only}`}>
      <p aria-hidden className="balance pb-1 text-12 text-muted">
        <span />
        <span>{t('hurt')}</span>
        <span>{t('helped')}</span>
      </p>
      <ul className="balances">
        {balances.map((balance) => (
          <li key={balance.id} className="balance">
            <span>
              {wrapName(balance)}
              <span aria-hidden className="people">
                {balance[balance.side]?.people}
              </span>
            </span>
            <Side balance={balance} sign="hurt" />
            <Side balance={balance} sign="helped" />
            <span className="sr-only">{describe(balance)}</span>
          </li>
        ))}
      </ul>
    </div>
  );

  function describe({ hurt, helped }: Balance): string {
    const sides = [
      hurt && t('hurtTimes', { named: inFull(hurt) }),
      helped && t('helpedTimes', { named: inFull(helped) }),
    ];
    return sides.filter(Boolean).join(', ');
  }
}

const inFull = ({ text, people = '' }: NonNullable<Balance['hurt']>) => text + people;

/**
 * Shows one side of the axis: a bar with how often at its end, thin if the other side is larger. How many people follows
 * it or, in narrow places, the name.
 */
function Side({ balance, sign }: { balance: Balance; sign: 'hurt' | 'helped' }) {
  const mentions = balance[sign];
  const isMain = balance.side === sign;
  return (
    <span aria-hidden title={mentions ? inFull(mentions) : undefined}>
      {mentions && (
        <span style={{ width: `calc((100% - var(--room)) * ${mentions.length})`, height: isMain ? 10 : 4 }} />
      )}
      {mentions && (
        <span>
          {mentions.text}
          {isMain && <span className="people">{mentions.people}</span>}
        </span>
      )}
    </span>
  );
}
