'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import type { CheckedPart, PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import { usePlan } from '#/components/pulses/build/use-plan.ts';
import { Card } from '#/components/ui/card.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { DateField } from '#/components/ui/fields/date-field.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TimeField } from '#/components/ui/fields/time-field.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { weekdays } from '#/lib/domain/organisation/constants.ts';
import { OPEN_DAYS_MAX, openDaysOf, pulseFrequencies } from '#/lib/domain/pulses/constants.ts';

const MONTHS_AHEAD = 24;

interface ScheduleCardProps extends CheckedPart {
  /** The id of a stored pulse. */
  storedId: number | undefined;
  locale: string;
}

/** Shows when people are asked, for how long, and when there are results. */
export function ScheduleCard({ draft, change, errorOf, storedId, locale }: ScheduleCardProps) {
  const t = useTranslations('pulses.schedule');
  const documented = useDocumented();
  // The day in this person's time zone when the screen was opened.
  const [today] = useState(() => localDateAt(new Date(), zoneHere()));
  const set = (part: Partial<PulseDraft>) => change((before) => ({ ...before, ...part }));
  const { recurringOn, startsNow, frequency, days, openDays } = draft;
  const standardDays = openDaysOf[recurringOn ? frequency : 'once'];
  const lengths = Array.from({ length: OPEN_DAYS_MAX }, (_, at) => ({
    value: at + 1,
    label: t('days', { count: at + 1 }),
  }));
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-3">
          <SegmentedControl
            label={t('howOften')}
            options={[
              { value: 'once', label: t('once') },
              { value: 'again', label: t('again') },
            ]}
            value={recurringOn ? 'again' : 'once'}
            onChange={(value) => set({ recurringOn: value === 'again' })}
          />
          {recurringOn && (
            <SegmentedControl
              label={t('frequency')}
              options={pulseFrequencies
                .filter(({ id }) => id !== 1 || !draft.bank)
                .map(({ id }) => ({ value: id, label: t(`frequencies.${id}`) }))}
              value={frequency}
              onChange={(value) => set({ frequency: value })}
            />
          )}
        </div>
        {recurringOn && (
          <ChoiceChips
            id={fieldIds.days}
            label={t(frequency === 1 ? 'onDays' : 'onlyDays')}
            help={frequency === 1 ? undefined : t('movedOn')}
            error={errorOf(fieldIds.days)}
            options={weekdays.map(({ id: value, short }) => ({ value, label: documented(short) }))}
            value={weekdays.filter((_, at) => days[at]).map(({ id }) => id)}
            onChange={(ids) => set({ days: weekdays.map(({ id }) => ids.includes(id)) })}
          />
        )}
        <div className="grid gap-5 medium:grid-cols-2">
          <Field label={t('starts')}>
            {(control) => (
              <Select
                {...control}
                value={startsNow ? 'now' : 'date'}
                options={[
                  { value: 'now', label: t('now') },
                  { value: 'date', label: t('onDate') },
                ]}
                onChange={({ target }) =>
                  set(
                    target.value === 'now'
                      ? { startsNow: true }
                      : { startsNow: false, startDate: draft.startDate || addDays(today, 1) },
                  )
                }
              />
            )}
          </Field>
          {!startsNow && (
            <Field label={t('startDate')} id={fieldIds.startDate} error={errorOf(fieldIds.startDate)}>
              {(control) => (
                <DateField
                  {...control}
                  min={today}
                  monthsAhead={MONTHS_AHEAD}
                  locale={locale}
                  value={draft.startDate}
                  onChange={(startDate) => set({ startDate })}
                />
              )}
            </Field>
          )}
          {(recurringOn || !startsNow) && (
            <Field label={t('time')} help={t('timeHelp')}>
              {(control) => <TimeField {...control} value={draft.time} onChange={(time) => set({ time })} />}
            </Field>
          )}
          <Field label={t('openFor')}>
            {(control) => (
              <Select
                {...control}
                value={openDays ?? 0}
                options={[{ value: 0, label: t('standard', { count: standardDays }) }, ...lengths]}
                onChange={({ target }) => set({ openDays: Number(target.value) || null })}
              />
            )}
          </Field>
          {recurringOn && (
            <Field label={t('endDate')} optional id={fieldIds.endDate} error={errorOf(fieldIds.endDate)}>
              {(control) => (
                <DateField
                  {...control}
                  min={today}
                  monthsAhead={MONTHS_AHEAD}
                  locale={locale}
                  placeholder={t('noEnd')}
                  value={draft.endDate}
                  onChange={(endDate) => set({ endDate })}
                />
              )}
            </Field>
          )}
        </div>
        <NextRounds draft={draft} storedId={storedId} locale={locale} />
      </div>
    </Card>
  );
}

/** Shows the upcoming rounds, when the first of them has results, and what else their people have to answer. */
function NextRounds({ draft, storedId, locale }: Pick<ScheduleCardProps, 'draft' | 'storedId' | 'locale'>) {
  const t = useTranslations('pulses.schedule');
  const { data } = usePlan(draft, storedId);
  const [first] = data?.rounds ?? [];
  if (!data || !first) return null;
  const asksFromBank = data.rounds.some(({ questions }) => questions.length > 0) && draft.bank;
  return (
    <output className="flex flex-col gap-2 rounded-control bg-sunken p-4 text-14">
      {draft.recurringOn && (
        <>
          <span className="font-medium">{t('next')}</span>
          <ol className="flex flex-col gap-1">
            {data.rounds.map(({ opensOn, questions }) => (
              <li key={opensOn}>
                {formatDay(opensOn, locale)}
                {asksFromBank && <span className="block text-13 text-muted">{questions.join(' · ')}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      <span className="text-muted">{t('results', { day: formatDay(first.closesOn, locale) })}</span>
      {data.pulsesThisWeek > 0 && <span className="text-muted">{t('thisWeek', { count: data.pulsesThisWeek })}</span>}
    </output>
  );
}
