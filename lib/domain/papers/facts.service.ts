import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { channelKinds } from '#/lib/domain/channels/channel-kinds.ts';
import { type ChannelKind, channelNames } from '#/lib/domain/channels/constants.ts';
import { monthsInForce, startOf } from '#/lib/domain/retention/company-periods.ts';
import { readRetention } from '#/lib/domain/retention/company-retention.service.ts';
import { companyRetention, type RetentionKind, retentionKinds } from '#/lib/domain/retention/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { type Operator, readOperator } from '#/lib/platform/legal/operator-settings.ts';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** How data leaves or people come in, apart from email and notifications on devices. */
export const connectionKinds = [...channelNames, 'keys', 'webhooks', 'sign-in'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export interface KeptFact {
  kind: RetentionKind;
  /** The current setting in months; null without a limit. */
  now: number | null;
  /** The chosen setting and when it begins; null if it's the current one. */
  next: { months: number; startsOn: LocalDate } | null;
}

/** A company's settings, as far as papers mention them. */
export interface CompanyFacts {
  name: string;
  minimumGroupSize: number;
  isMoreCareful: boolean;
  /** When the minimum group size was last changed; null if the log has no change. */
  changedOn: LocalDate | null;
  timeZone: string;
  monthQuestionDay: number;
  normIds: readonly number[];
  reportingLink: string | null;
  /** How people are reached who haven't chosen a channel. */
  channel: 'mail' | ChannelKind;
  connected: readonly ConnectionKind[];
  kept: readonly KeptFact[];
}

/** What papers are made from, in addition to the rules in the code. */
export interface PaperFacts {
  locale: Locale;
  /** Null for an open paper. */
  company: CompanyFacts | null;
  operator: Operator;
  backupDays: number;
  host: string;
  email: string;
  hasStripe: boolean;
  /** The services that the sign-in page offers. */
  providers: readonly string[];
  /** What a company can connect here. */
  offered: readonly ConnectionKind[];
}

/** Returns the facts for papers about a company or, without one, about the installation. */
export async function readFacts(ctx: Ctx, companyId: number | null): Promise<PaperFacts> {
  const settings = env();
  return {
    locale: ctx.locale,
    company: companyId === null ? null : await readCompany(ctx, companyId),
    operator: readOperator(settings),
    backupDays: settings.BACKUP_DAYS,
    host: new URL(settings.APP_URL).host,
    email: settings.FEEDBACK_MAIL_TO ?? settings.MAIL_FROM,
    hasStripe: hasStripe(),
    providers: offeredProviders().map(({ name }) => name),
    offered: connectionKinds.filter((kind) => !isChannel(kind) || channelKinds[kind].isOffered()),
  };
}

const isChannel = (kind: ConnectionKind): kind is ChannelKind => channelNames.some((name) => name === kind);

async function readCompany(ctx: Ctx, companyId: number): Promise<CompanyFacts> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [company, change, retention, channels, keys, webhooks, connections] = await Promise.all([
    db.company.findUnique({ where: { id: companyId } }),
    db.auditEntry.findFirst({ where: { companyId, action: 'company.privacy' }, orderBy: { at: 'desc' } }),
    readRetention(ctx, companyId),
    db.channelConnection.findMany({ where: { companyId }, select: { kind: true } }),
    db.apiKey.count({ where: { companyId, revokedAt: null, expiresAt: { gt: now } } }),
    db.webhookEndpoint.count({ where: { companyId, offAt: null } }),
    db.signInConnection.count({ where: { companyId, state: 'active' } }),
  ]);
  if (!company || !retention) throw notFound();
  const counts: Partial<Record<ConnectionKind, number>> = { keys, webhooks, 'sign-in': connections };
  return {
    name: company.name,
    minimumGroupSize: company.minimumGroupSize,
    isMoreCareful: company.isMoreCareful,
    changedOn: change && localDateAt(change.at, company.timeZone),
    timeZone: company.timeZone,
    monthQuestionDay: company.monthQuestionDay,
    normIds: company.normIds,
    reportingLink: company.reportingLink,
    channel: channelNames.find((name) => name === company.channel) ?? 'mail',
    connected: connectionKinds.filter((kind) => channels.some((row) => row.kind === kind) || (counts[kind] ?? 0) > 0),
    kept: retentionKinds.map((kind) => {
      const period = retention.periods[kind];
      const startsOn = startOf(period, retention.today);
      const next = startsOn > retention.today ? { months: period.months, startsOn } : null;
      return { kind, now: monthsInForce(period, retention.today), next };
    }),
  };
}

/** The defaults for companies without own settings. */
export const usualKept: readonly KeptFact[] = retentionKinds.map((kind) => ({
  kind,
  now: companyRetention[kind].months,
  next: null,
}));
