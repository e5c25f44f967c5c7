import { type PaperFacts, usualKept } from '#/lib/domain/papers/facts.service.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Returns the facts of a company with all settings, in an installation without a named operator. */
export function paperFacts(locale: Locale): PaperFacts {
  return {
    locale,
    company: {
      name: 'Acme',
      minimumGroupSize: 5,
      isMoreCareful: false,
      changedOn: '2026-03-01',
      timeZone: 'Europe/Lisbon',
      monthQuestionDay: 1,
      normIds: [1, 2, 3],
      reportingLink: 'https://report.example/acme',
      channel: 'slack',
      connected: ['slack', 'keys'],
      kept: usualKept,
    },
    operator: { name: null, address: null, region: null, subprocessors: null },
    backupDays: 35,
    host: 'boxt.example',
    email: 'ask@boxt.example',
    hasStripe: true,
    providers: ['Google'],
    offered: ['slack', 'teams', 'keys', 'webhooks', 'sign-in'],
  };
}
