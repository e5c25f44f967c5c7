import type { useTranslations } from 'next-intl';
import type { IntegrationName, Integrations } from '#/components/integrations/integrations.ts';

export type Translator = ReturnType<typeof useTranslations<'integrations.index.states'>>;

/** The state of an integration, in words. */
export interface IntegrationState {
  /** `bad` needs an administrator, `good` works for people, `used` is only there, `plain` isn't in use. */
  look: 'good' | 'bad' | 'used' | 'plain';
  text: string;
}

type Describe = (answer: Integrations, t: Translator, day: (instant: string) => string) => IntegrationState;

const good = (text: string): IntegrationState => ({ look: 'good', text });
const bad = (text: string): IntegrationState => ({ look: 'bad', text });
const used = (text: string): IntegrationState => ({ look: 'used', text });
const plain = (text: string): IntegrationState => ({ look: 'plain', text });

const describeChannel =
  (kind: 'slack' | 'teams'): Describe =>
  ({ channel: byDefault, channels, people }, t) => {
    const channel = channels.find((one) => one.kind === kind);
    if (!channel?.connection) return plain(t(channel?.isOffered ? 'off' : 'notOffered'));
    const { name, state, matched } = channel.connection;
    if (state === 'broken') return bad(t('brokenChannel'));
    if (byDefault !== kind) return used(t('connectedMail'));
    // Microsoft's id of a directory means nothing to people.
    return good(kind === 'slack' ? t('connectedTo', { name, matched, people }) : t('connected', { matched, people }));
  };

/** Returns the state of each integration. */
export const describeIntegration: Record<IntegrationName, Describe> = {
  slack: describeChannel('slack'),
  teams: describeChannel('teams'),
  signIn({ signIn: { connection, verifiedDomains, waitingDomains, missingDomains, isCertificateEnding } }, t) {
    if (missingDomains > 0) return bad(t('missingDomains', { count: missingDomains }));
    if (isCertificateEnding) return bad(t('certificate'));
    if (connection?.state === 'active') {
      const { name, isEnforced } = connection;
      return good(isEnforced ? t('enforced', { name }) : t('active', { name }));
    }
    if (connection) return plain(t('notOn', { name: connection.name }));
    if (verifiedDomains > 0) return plain(t('domains', { count: verifiedDomains }));
    return plain(t(waitingDomains > 0 ? 'waitingDomain' : 'off'));
  },
  directory({ directory: { state, hasKey, hasCalled, linked, leaving }, people }, t) {
    if (state === 'paused') return bad(t('paused', { count: leaving }));
    if (state === 'stopped') return plain(t('stopped'));
    if (hasCalled) return good(t('linked', { linked, people }));
    return plain(t(hasKey ? 'noCall' : 'off'));
  },
  keys({ keys }, t, day) {
    const { count, firstEnd, isEnding } = keys;
    // During an upgrade, an older process answers without it.
    const ended = (keys as Partial<typeof keys>).ended ?? 0;
    if (count === 0 || firstEnd === null) return plain(ended > 0 ? t('keys', { count, ended }) : t('none'));
    return used(isEnding ? t('keysEnding', { count, ended, day: day(firstEnd) }) : t('keys', { count, ended }));
  },
  webhooks({ webhooks: { count, broken } }, t) {
    if (broken > 0) return bad(t('brokenWebhooks', { count: broken }));
    return count === 0 ? plain(t('none')) : used(t('webhooks', { count }));
  },
};
