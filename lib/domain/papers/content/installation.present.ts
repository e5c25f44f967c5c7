import { signInLimit } from '#/lib/domain/accounts/constants.ts';
import { K_ANON, K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { asvsCounts } from '#/lib/domain/papers/constants.ts';
import { list, type PaperPart, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { nameStored } from '#/lib/domain/papers/content/stored.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { recentSignInMs } from '#/lib/domain/sessions/constants.ts';
import { sessionLife } from '#/lib/platform/cookies/cookies.ts';
import { formatLocales } from '#/lib/words/locales.ts';
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

/** Returns who runs this installation and what they process; what no setting says is named as missing. */
export function processorSections(facts: PaperFacts): PaperSection[] {
  const { locale } = facts;
  const t = wordsFor(locale, 'papers.processor');
  const things = new Intl.ListFormat(formatLocales[locale]).format(nameStored(locale));
  return [
    { id: 'operator', title: t('title'), parts: [operatorTable(facts)] },
    { id: 'task', title: t('taskTitle'), parts: [text(t('task', { things }))] },
    recipientsSection(facts),
    { id: 'end', title: t('endTitle'), parts: [text(t('end'))] },
  ];
}

/** Returns who runs this installation, as a table of facts. */
export function operatorTable({ locale, operator, backupDays, host, email }: PaperFacts): PaperPart {
  const t = wordsFor(locale, 'papers.processor');
  const cells = wordsFor(locale, 'papers.cells');
  const missing = wordsFor(locale, 'papers.sheet')('missing');
  const names = new Intl.ListFormat(formatLocales[locale]).format(operator.subprocessors ?? []);
  const subprocessors = operator.subprocessors === null ? missing : names || cells('none');
  return {
    kind: 'table',
    title: t('title'),
    heads: [cells('fact'), cells('here')],
    rows: [
      [t('name'), operator.name ?? missing],
      [t('address'), operator.address ?? missing],
      [t('region'), operator.region ?? missing],
      [t('subprocessors'), subprocessors],
      [t('backups'), wordsFor(locale, 'papers.kept')('backups', { days: backupDays })],
      [t('contact'), email],
      [t('installation'), host],
    ],
  };
}

/** Returns the services that get data here, and what each of them learns. */
export function recipientsSection({ locale, hasStripe, providers, offered }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.processor');
  const channels = wordsFor(locale, 'papers.channels');
  const names = new Intl.ListFormat(formatLocales[locale], { type: 'disjunction' }).format(providers);
  const others = (['mail', 'push', ...offered] as const).map((kind) => ({
    lead: `${channels(`${kind}.name`)}:`,
    text: channels(`${kind}.sees`),
  }));
  return {
    id: 'services',
    title: t('others'),
    parts: [
      text(t('othersAbout')),
      list(
        ...others,
        ...(hasStripe ? [t('stripe')] : []),
        ...(providers.length > 0 ? [t('providers', { names })] : []),
      ),
    ],
  };
}
