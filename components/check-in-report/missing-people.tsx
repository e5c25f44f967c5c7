import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CheckInReport, ReportAnswer } from '#/components/check-in-report/check-in-report.ts';
import { shortNames } from '#/components/check-in-report/day-feelings.ts';

const kinds = ['open', 'not_due'] as const satisfies readonly ReportAnswer['status'][];

interface MissingPeopleProps {
  report: CheckInReport;
  locale: string;
  /** Reminds everyone who can still answer. */
  remind: ReactNode;
}

/** Shows how many can still answer, who are in the table, and who wasn't asked, who aren't. */
export function MissingPeople({ report: { members, answers }, locale, remind }: MissingPeopleProps) {
  const t = useTranslations('team-dashboard.report');
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const everybody = members.map(({ name }) => name);
  const list = new Intl.ListFormat(locale);
  const lines = kinds.flatMap((kind) => {
    const people = answers.filter(({ status }) => status === kind).flatMap(({ userId }) => names.get(userId) ?? []);
    return people.length > 0 ? [{ kind, count: people.length, names: list.format(shortNames(people, everybody)) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <div className="flex min-w-0 grow flex-col gap-3 rounded-control bg-sunken px-4 py-3">
      {lines.map(({ kind, count, names: people }) => (
        <div key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {kind === 'open' ? (
            <>
              <p className="min-w-0 grow font-medium text-14">{t('missing.open', { count })}</p>
              {remind}
            </>
          ) : (
            <p className="wrap-anywhere min-w-0 basis-80 grow text-14">
              <span className="font-medium">{t('missing.not_due')}: </span>
              {people}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
