'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dismissBrief } from '#/components/briefs/brief-dismissal.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getBriefContract } from '#/lib/domain/briefs/contract.ts';
import { wordDate } from '#/lib/domain/calendar/date-words.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';

export type Brief = Output<typeof getBriefContract>;

/** What last week brought, in a paragraph for each thing that the reader leads, until it is put away. */
export function MondayBrief({ brief, locale }: { brief: Brief; locale: string }) {
  const words = useTranslations('briefs.card');
  const [isShown, setShown] = useState(true);
  const { week, paragraphs } = brief;
  if (!isShown || paragraphs.length === 0) return null;
  const hide = () => {
    dismissBrief(addDays(week.to, 1));
    setShown(false);
  };
  const day = (date: string) => wordDate(date, locale, { day: 'numeric', month: 'short' });
  return (
    <section
      aria-labelledby="monday-brief"
      className="flex items-start gap-3 rounded-card border border-line bg-surface py-3 pr-3 pl-5"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 py-1">
        <h2 id="monday-brief" className="flex flex-wrap items-baseline gap-x-2 text-14">
          {words('title')}
          <span className="font-normal text-13 text-muted">
            {words('week', { from: day(week.from), to: day(week.to) })}
          </span>
        </h2>
        {paragraphs.map(({ about, sentences }) => (
          <p key={`${about.kind} ${about.id}`} className="wrap-anywhere text-14 leading-6">
            {paragraphs.length > 1 && <strong className="font-semibold">{about.name}: </strong>}
            {sentences.map((pieces, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their order
              <span key={at}>
                {pieces.map(({ text, href }) =>
                  href ? (
                    <TextLink key={text} href={href}>
                      {text}
                    </TextLink>
                  ) : (
                    text
                  ),
                )}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
      <IconButton label={words('hide')} size="small" icon={<X aria-hidden />} onClick={hide} />
    </section>
  );
}
