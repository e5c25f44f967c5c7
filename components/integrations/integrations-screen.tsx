'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { IntegrationLine } from '#/components/integrations/integration-line.tsx';
import { describeIntegration } from '#/components/integrations/integration-states.ts';
import { type Integrations, integrationNames } from '#/components/integrations/integrations.ts';
import { takeOpened } from '#/components/integrations/opened.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

/** Shows the company's integrations, connected or not, one per line; those that need an administrator come first. */
export function IntegrationsScreen() {
  const t = useTranslations('integrations.screen');
  const query = useQuery({
    queryKey: queryKey(getIntegrationsContract, {}),
    queryFn: ({ signal }) => call(getIntegrationsContract, {}, signal),
  });
  return (
    <SectionState query={query} failure={t('failed')}>
      {(integrations) => <IntegrationList integrations={integrations} />}
    </SectionState>
  );
}

function IntegrationList({ integrations }: { integrations: Integrations }) {
  const t = useTranslations('integrations.index');
  const states = useTranslations('integrations.index.states');
  const day = useDateFormat({ day: 'numeric', month: 'long' });
  const lines = integrationNames.map((name) => ({ name, state: describeIntegration[name](integrations, states, day) }));
  const isUrgent = ({ state }: (typeof lines)[number]) => state.look === 'bad';
  // People who come back continue at the line that they opened.
  useEffect(() => {
    const name = takeOpened();
    if (name) document.getElementById(name)?.querySelector('a')?.focus();
  }, []);
  return (
    <Card padded={false} title={t('title')} description={t('about')}>
      {lines.every(({ state }) => state.look === 'plain') && (
        <div className="px-[20px] pb-4">
          <Alert state="info">{t('nothing')}</Alert>
        </div>
      )}
      <ul className="divide-y divide-line border-line border-t">
        {[...lines.filter(isUrgent), ...lines.filter((line) => !isUrgent(line))].map(({ name, state }) => (
          <IntegrationLine key={name} name={name} state={state} />
        ))}
      </ul>
    </Card>
  );
}
