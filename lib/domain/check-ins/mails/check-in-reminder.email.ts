import { type CheckInMailContent, linksOf } from '#/lib/domain/check-ins/mails/check-in.email.ts';
import { listWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The mail about a check-in that is still open, with the same link and without pressure. */
export function checkInReminderMail(content: CheckInMailContent) {
  const { locale, firstName: name, teamName: team, closesAt: time, asksOwn } = content;
  const words = wordsFor(locale, 'check-ins.mail');
  const kind = asksOwn ? 'asked' : 'askedToRate';
  return {
    subject: words(`reminder.${kind}.subject`, { team }),
    ...layOutMail({
      locale,
      preheader: words('reminder.preheader', { time }),
      heading: words('reminder.heading', { name }),
      paragraphs: [words(`reminder.${kind}.body`, { team }), words('reminder.noPressure')],
      ...linksOf(content, words(`${kind}.button`)),
    }),
  };
}

type Several = readonly [CheckInMailContent, CheckInMailContent, ...CheckInMailContent[]];

/** The same for several check-ins of one person, the first to close in front: it leads on to the others. */
export function checkInsReminderMail(contents: Several) {
  const [first] = contents;
  const { locale, firstName: name, closesAt: time } = first;
  const words = wordsFor(locale, 'check-ins.mail');
  const names = [...new Set(contents.map(({ teamName }) => teamName))];
  const teams = listWords(names);
  const { button, unsubscribe } = linksOf(first, words('reminders.button'));
  const audiences = contents.flatMap((content) => linksOf(content, '').footnotes.slice(1));
  return {
    subject:
      names.length > NAMED_MAX
        ? words('reminders.subjectOfMany', { count: names.length })
        : words('reminders.subject', { teams }),
    ...layOutMail({
      locale,
      preheader: words('reminders.preheader', { time }),
      heading: words('reminder.heading', { name }),
      paragraphs: [words('reminders.body', { teams }), words('reminder.noPressure')],
      button,
      links: contents.map(linkOf),
      footnotes: [words('reminders.personal'), ...new Set(audiences)],
      unsubscribe,
    }),
  };
}

/** The most teams that a subject names. */
const NAMED_MAX = 3;

function linkOf(content: CheckInMailContent) {
  const { locale, teamName: team, asksOwn, closesAt: time } = content;
  const words = wordsFor(locale, 'check-ins.mail.reminders');
  const label = words(asksOwn ? 'link' : 'linkToRate', { team, time });
  return { label, url: linksOf(content, label).button.url };
}
