import { useTranslations } from 'next-intl';
import { Card } from '#/components/ui/card.tsx';

const sides = ['slack', 'teams', 'us', 'administrators', 'leaders'] as const;

/** Who learns what by a connection, in a sentence each. */
export function SidesCard() {
  const t = useTranslations('integrations.screen.sees');
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col gap-3 text-14">
        {sides.map((side) => (
          <li key={side}>{t(side)}</li>
        ))}
      </ul>
    </Card>
  );
}
