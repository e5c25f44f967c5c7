'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { putAway } from '#/components/frame/session/put-away.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getBriefContract } from '#/lib/domain/briefs/briefs.contract.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';

type Brief = Output<typeof getBriefContract>;
type Paragraph = Brief['paragraphs'][number];

/** The brief about last week, until it is put away: its beginning on one line, and all of it with links. */
export function MondayBrief({ brief, locale }: { brief: Brief; locale: string }) {
  const t = useTranslations('briefs.card');
  const [isShown, setShown] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const { week, paragraphs } = brief;
  const [first] = paragraphs;
  if (!isShown || !first) return null;
  const hide = () => {
    putAway('brief', addDays(week.to, 1));
    setShown(false);
  };
  const day = (date: string) => formatDate(date, locale, { day: 'numeric', month: 'short' });
  return (
    <section
      aria-labelledby="monday-brief"
      className="flex items-start gap-1 rounded-card border border-line bg-surface py-1.5 pr-2 pl-[20px] text-14 max-medium:pl-[16px]"
    >
      <div className={isOpen ? 'min-w-0 flex-1 py-1.5' : 'flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1.5'}>
        <h2 id="monday-brief" className="flex flex-wrap items-baseline gap-x-2 text-14">
          {t('title')}
          <span className="font-normal text-13 text-muted">
            {t('week', { from: day(week.from), to: day(week.to) })}
          </span>
        </h2>
        {isOpen ? (
          <div className="flex flex-col gap-1.5 pt-1.5">
            {paragraphs.map((paragraph) => (
              <Whole
                key={`${paragraph.about.kind} ${paragraph.about.id}`}
                paragraph={paragraph}
                isNamed={paragraphs.length > 1}
              />
            ))}
          </div>
        ) : (
          <p className="min-w-[min(12rem,100%)] flex-1 truncate">{plainText(first)}</p>
        )}
      </div>
      <IconButton
        label={t(isOpen ? 'less' : 'more')}
        size="small"
        icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <IconButton label={t('hide')} size="small" icon={<X aria-hidden />} onClick={hide} />
    </section>
  );
}

/** Without links: those in the part that is cut off could not be reached. */
function plainText({ sentences }: Paragraph): string {
  return sentences.map((pieces) => pieces.map(({ text }) => text).join('')).join(' ');
}

function Whole({ paragraph: { about, sentences }, isNamed }: { paragraph: Paragraph; isNamed: boolean }) {
  return (
    <p className="wrap-anywhere leading-6">
      {isNamed && <strong className="font-semibold">{about.name}: </strong>}
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
  );
}
