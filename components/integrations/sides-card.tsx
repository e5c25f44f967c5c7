import { useTranslations } from 'next-intl';
import type { Channel } from '#/components/integrations/integrations.ts';
import { Card } from '#/components/ui/card.tsx';

const sides = ['slack', 'teams', 'us', 'administrators', 'leaders'] as const;

/** Who learns what through a connection, one sentence each; the Teams texts begin with the Slack texts. */
export function SidesCard({ kind }: { kind: Channel['kind'] }) {
  const t = useTranslations('integrations.screen.sees');
  const rows = sides.filter((side) => side !== 'teams' || kind === side);
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
