'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ChannelCard } from '#/components/integrations/channel-card.tsx';
import type { Channel } from '#/components/integrations/integrations.ts';
import { SidesCard } from '#/components/integrations/sides-card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

/** The result of connecting, from the URL that the browser returns to. */
const outcomes = { connected: 'good', refused: 'bad', taken: 'bad' } as const;

/** How often the counts are loaded while people are being looked up. */
const LOOK_MS = 3000;

const isLooking = ({ connection }: Channel) => connection?.state === 'active' && connection.waiting > 0;

/** Shows one chat platform, and who learns what through it. */
export function ChannelScreen({ kind, outcome }: { kind: Channel['kind']; outcome: string | undefined }) {
  const t = useTranslations('integrations.screen');
  const query = useQuery({
    queryKey: queryKey(getIntegrationsContract, {}),
    queryFn: ({ signal }) => call(getIntegrationsContract, {}, signal),
    // People are looked up one by one.
    refetchInterval: ({ state }) => (state.data?.channels.some(isLooking) ? LOOK_MS : false),
  });
  const said = (Object.keys(outcomes) as (keyof typeof outcomes)[]).find((name) => name === outcome);
  return (
    <SectionState query={query} failure={t('failed')}>
      {({ channel, channels }) => (
        <div className="flex flex-col gap-6">
          {said && (
            <Alert state={outcomes[said]} announce="politely">
              {t(`outcomes.${said}`)}
            </Alert>
          )}
          {channels
            .filter((one) => one.kind === kind)
            .map((one) => (
              <ChannelCard key={one.kind} channel={one} isDefault={channel === one.kind} />
            ))}
          <SidesCard kind={kind} />
        </div>
      )}
    </SectionState>
  );
}
