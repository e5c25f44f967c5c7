import { type CheckInMailContent, linksOf } from '#/lib/domain/check-ins/emails/check-in.ts';
import { listWords } from '#/lib/domain/metrics/plain-words.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that says that a check-in is still open; the same link, and nothing that presses. */
export function checkInReminderMail(content: CheckInMailContent) {
  const { firstName, teamName, asksOwn } = content;
  const label = asksOwn ? 'Answer the check-in' : 'Rate the team';
  const waiting = asksOwn
    ? `The last ${teamName} check-in is still waiting for you. It takes under a minute, without signing in.`
    : `Your view of ${teamName} is still missing. It takes under a minute, without signing in.`;
  return {
    subject: asksOwn ? `Still open: your ${teamName} check-in` : `Still open: your view of ${teamName}`,
    ...layOutMail({
      preheader: `Open until ${content.closesAt}.`,
      heading: `Hello ${firstName}, there is still time`,
      paragraphs: [waiting, 'If you would rather not answer this time, that is fine: simply leave it.'],
      ...linksOf(content, label),
    }),
  };
}

type Several = readonly [CheckInMailContent, CheckInMailContent, ...CheckInMailContent[]];

/** The same for several check-ins of one person, the one that closes first in front: it leads on to the others. */
export function checkInsReminderMail(contents: Several) {
  const [first] = contents;
  const names = [...new Set(contents.map(({ teamName }) => teamName))];
  const { button, unsubscribe } = linksOf(first, 'Answer one after the other');
  const audiences = contents.flatMap((content) => linksOf(content, '').footnotes.slice(1));
  return {
    subject: `Still open: your check-ins for ${names.length > NAMED_MAX ? `${names.length} teams` : listWords(names)}`,
    ...layOutMail({
      preheader: `The first is open until ${first.closesAt}.`,
      heading: `Hello ${first.firstName}, there is still time`,
      paragraphs: [
        `The last check-ins for ${listWords(names)} are still waiting for you. Each takes under a minute, without signing in, and the next one follows by itself.`,
        'If you would rather not answer this time, that is fine: simply leave it.',
      ],
      button,
      links: contents.map(linkOf),
      footnotes: ['The links are yours alone: please do not forward them.', ...new Set(audiences)],
      unsubscribe,
    }),
  };
}

/** A subject names so many teams. */
const NAMED_MAX = 3;

function linkOf(content: CheckInMailContent) {
  const { teamName, asksOwn, closesAt } = content;
  const what = asksOwn ? teamName : `Your view of ${teamName}`;
  return { label: `${what}, open until ${closesAt}`, url: linksOf(content, what).button.url };
}
