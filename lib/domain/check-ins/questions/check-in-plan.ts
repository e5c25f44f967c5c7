import { closesAt, markedWeekday, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { nextReminderAt } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import { chooseMotivatorQuestion } from '#/lib/domain/check-ins/questions/motivator-choice.ts';
import { chooseBlocks } from '#/lib/domain/check-ins/questions/question-choice.ts';
import type { Round } from '#/lib/domain/check-ins/rounds/find-round.ts';
import type { Recipient } from '#/lib/domain/check-ins/rounds/list-recipients.ts';
import { scheduleOf } from '#/lib/domain/check-ins/rounds/occurrences.ts';

/** A check-in to create, with its questions. */
export interface PlannedCheckIn {
  userId: number;
  closesAt: Date;
  motivatorId: number | null;
  motivatorType: number | null;
  asksOwn: boolean;
  normIds: number[];
  monthQuestionIds: number[];
  asksWorkEnvironment: boolean;
  asksRatings: boolean;
  remindAt: Date | null;
}

const allNormIds = norms.map(({ id }) => id);

/**
 * Returns what each recipient of a round is asked, until when, and when they are first reminded. Leaves out people
 * without questions that day, such as a leader between two rating days, and everyone if no time is left to answer.
 */
export function planCheckIns(round: Round, recipients: readonly Recipient[], now: Date): PlannedCheckIn[] {
  const { frequencyId, timeZone, localDate, sendAt, surveysTimeSend } = round;
  // A team that has moved its time to later that day isn't asked again.
  const laterThatDay = instantAt(localDate, surveysTimeSend, timeZone);
  const over = new Date(Math.max(laterThatDay.getTime(), sendAt.getTime()));
  const closes = closesAt(frequencyId, sendAt, nextSendAt(scheduleOf(round), surveysTimeSend, timeZone, over));
  if (closes <= now) return [];
  const remindAt = nextReminderAt({ ...round, sentAt: now, closesAt: closes }, 0, now);
  return recipients.flatMap((recipient) => {
    const blocks = chooseBlocks({ ...choiceOf(round), ...recipient });
    if (!blocks.asksOwn && !blocks.asksRatings) return [];
    const question = blocks.asksOwn ? chooseMotivatorQuestion({ ...round, ...recipient }) : null;
    return [
      {
        ...blocks,
        userId: recipient.userId,
        closesAt: closes,
        motivatorId: question?.motivatorId ?? null,
        motivatorType: question?.type ?? null,
        remindAt: recipient.wantsMail ? remindAt : null,
      },
    ];
  });
}

function choiceOf({ normIds, ...round }: Round) {
  return {
    ...round,
    checkinDay: markedWeekday(round),
    normIds: normIds.length > 0 ? normIds : allNormIds,
  };
}
