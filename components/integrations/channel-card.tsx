import { useMutation } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConnectTeams } from '#/components/integrations/connect-teams.tsx';
import { ConnectedChannel } from '#/components/integrations/connected-channel.tsx';
import type { Channel } from '#/components/integrations/integrations.ts';
import { TeamsSetUp } from '#/components/integrations/teams-steps.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { Card } from '#/components/ui/card.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import { connectSlackContract, getSlackManifestContract } from '#/lib/domain/integrations/integrations.contract.ts';

interface ConnectProps {
  label: string;
  /** Whether it's next to other buttons. */
  isSecond: boolean;
  /** Whether it needs no app of the company's own. */
  isPrepared: boolean;
}

/** How each platform is connected. */
const connectors: Record<Channel['kind'], (props: ConnectProps) => ReactNode> = {
  slack: ConnectSlack,
  teams: ConnectTeams,
};

/** Shows a chat platform: how to connect it, or its connection. */
export function ChannelCard({ channel, isDefault }: { channel: Channel; isDefault: boolean }) {
  const t = useTranslations('integrations.screen');
  const { kind, name, isOffered, isPrepared, connection } = channel;
  const Connect = connectors[kind];
  return (
    <Card title={name} description={t(kind)}>
      <div className="flex flex-col gap-4">
        {connection && (
          <ConnectedChannel
            kind={kind}
            name={name}
            connection={connection}
            isDefault={isDefault}
            reconnect={
              isOffered ? (
                <Connect label={t('reconnect')} isSecond={connection.state === 'active'} isPrepared={isPrepared} />
              ) : null
            }
          />
        )}
        {connection?.state === 'active' && kind === 'teams' && (
          <TeamsSetUp isPrepared={isPrepared} isOpen={connection.unmatched > connection.matched} />
        )}
        {!connection && isOffered && (
          <div className="flex flex-col items-start gap-4">
            <p className="text-14">{t('description')}</p>
            <Connect label={t('connect', { name })} isSecond={false} isPrepared={isPrepared} />
          </div>
        )}
        {!isOffered && <NotOffered />}
      </div>
    </Card>
  );
}

/** Opens Slack, which asks for permission to write to a workspace's people. */
function ConnectSlack({ label, isSecond }: ConnectProps) {
  const connect = useMutation({
    mutationFn: () => call(connectSlackContract, {}),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <>
      <Failure text={connect.error?.message} />
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        icon={<Plug aria-hidden />}
        loading={connect.isPending || connect.isSuccess}
        onClick={() => connect.mutate()}
      >
        {label}
      </Button>
    </>
  );
}

/** Shows what the operator has to do if the platform isn't set up. */
function NotOffered() {
  const t = useTranslations('integrations.screen');
  const manifest = useMutation({
    mutationFn: () => call(getSlackManifestContract, {}),
    onSuccess: (app) =>
      saveFile(new Blob([JSON.stringify(app, null, 2)], { type: 'application/json' }), 'slack-app-manifest.json'),
  });
  return (
    <div className="flex flex-col items-start gap-2 text-14 text-muted">
      <p>{t('notOffered')}</p>
      <Failure text={manifest.error?.message} />
      <TextAction label={t('manifest')} size="medium" onClick={() => manifest.mutate()}>
        {t('manifest')}
      </TextAction>
    </div>
  );
}
