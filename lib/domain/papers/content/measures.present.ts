import { signInLimit } from '#/lib/domain/accounts/constants.ts';
import { K_ANON, K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { asvsCounts } from '#/lib/domain/papers/constants.ts';
import { list, type PaperSection } from '#/lib/domain/papers/content/paper.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { recentSignInMs } from '#/lib/domain/sessions/constants.ts';
import { sessionLife } from '#/lib/platform/cookies/cookies.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Returns how data is protected: technical and organisational measures. */
export function measuresSections({ locale, backupDays }: PaperFacts): PaperSection[] {
  const t = wordsFor(locale, 'papers.measures');
  const { idleSeconds, absoluteSeconds } = sessionLife.browser;
  const sentences = {
    accounts: [
      t('accounts.passwords', { failures: signInLimit.points, minutes: signInLimit.seconds / MINUTE_SECONDS }),
      t('accounts.second'),
      t('accounts.sessions', { idle: idleSeconds / HOUR_SECONDS, days: absoluteSeconds / DAY_SECONDS }),
      t('accounts.recent', { minutes: recentSignInMs / 60_000 }),
    ],
    access: [t('access.roles'), t('access.companies'), t('access.keys'), t('access.operators')],
    encryption: [t('encryption.transport'), t('encryption.secrets'), t('encryption.push')],
    input: [t('input.checked'), t('input.pages'), t('input.webhooks')],
    separation: [
      t('separation.groups', { low: K_ANON_MIN, high: K_ANON_MAX, usual: K_ANON }),
      t('separation.pulses'),
      t('separation.proof'),
    ],
    log: [t('log.activity'), t('log.technical')],
    deletion: [
      t('deletion.nightly'),
      t('deletion.erasure'),
      wordsFor(locale, 'papers.kept')('backups', { days: backupDays }),
    ],
    operation: [t('operation.state'), t('operation.packages'), t('operation.limits')],
    asvs: [t('asvs.counts', asvsCounts)],
  };
  return Object.entries(sentences).map(([id, points]) => ({
    id,
    title: t(`${id as keyof typeof sentences}.title`),
    parts: [list(...points)],
  }));
}
