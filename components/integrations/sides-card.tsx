import { useTranslations } from 'next-intl';
import type { Channel } from '#/components/integrations/integrations.ts';
import { Card } from '#/components/ui/card.tsx';

const sides = ['us', 'administrators', 'leaders'] as const;

/** Shows who learns what through a connection. */
export function SidesCard({ kind }: { kind: Channel['kind'] }) {
  const t = useTranslations('integrations.screen.sees');
  const rows = [kind, ...sides];
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col gap-3 text-14">
        {rows.map((side) => (
          <li key={side}>{t(side)}</li>
        ))}
      </ul>
    </Card>
  );
}
