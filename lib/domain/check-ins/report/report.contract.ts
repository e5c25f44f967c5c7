import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id } from '#/lib/api/fields.ts';
import { isLocalDate, withoutTime } from '#/lib/domain/calendar/local-date.ts';
import { turnoutAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import { hiddenReason } from '#/lib/domain/releases/releases.schema.ts';
import { message } from '#/lib/words/message.ts';

const choice = z.object({ id: z.int(), label: z.string() }).meta({ id: 'Choice' });
const emotion = choice.extend({ type: z.enum(['good', 'meh', 'bad']) }).nullable();

/** The state of a person's check-in of that day; `open` may still be answered. */
export const reportStatuses = ['answered', 'open', 'not_answered', 'not_due'] as const;
/** Blocks that were asked, answered or skipped. */
export const reportBlocks = ['emotions', 'selfProductivity', 'motivator', 'norms', 'workEnvironment'] as const;

export const getCheckInReportContract = endpoint({
  name: 'getCheckInReport',
  method: 'GET',
  path: '/api/checkins/{id}',
  access: ['Team Leader', 'Department Leader', 'Administrator'],
  summary:
    'Returns a team’s answers of one day by name, for its leaders; by default the last check-in. People above the team, and leaders for days before they led, get only participation.',
  params: z.object({ id }),
  query: z.object({
    date: z.string().overwrite(withoutTime).refine(isLocalDate, message('check-ins.fields.date')).optional(),
  }),
  response: z.object({
    team: z.object({ id: z.int(), name: z.string() }),
    date: z
      .string()
      .nullable()
      .describe(
        'The day shown; null before the first check-in, or for people who see no names until participation is published.',
      ),
    dates: z
      .array(z.object({ date: z.string(), due: z.int(), answered: z.int() }))
      .describe('Days with a check-in in the month of the date.'),
    previousDate: z.string().nullable().describe('The last day with a check-in before `date`, in any month.'),
    nextDate: z.string().nullable(),
    nextDueDate: z.string().nullable().describe('When the next check-in goes out.'),
    participation: z
      .object({
        from: z.string(),
        to: z.string(),
        rate: z.int().nullable().describe('Answered check-ins, in whole percent.'),
        hiddenReason,
      })
      .nullable()
      .describe('The published results of that day, or of its week, if names are hidden.'),
    hiddenReason: z
      .enum(['for_team_leaders_only', 'before_you_led'])
      .nullable()
      .describe(
        'Why names and answers are empty: only the team’s own leaders see them, from the day they were appointed, or the next if it already had answers.',
      ),
    namedSince: z
      .string()
      .nullable()
      .describe('The first day that the caller reads by name; null if they read all days, or none.'),
    members: z
      .array(z.object({ id: z.int(), name: z.string(), isMember: z.boolean() }))
      .describe('Members, and people who were members that day.'),
    answers: z
      .array(
        z.object({
          userId: z.int(),
          status: z.enum(reportStatuses),
          answeredAt: z.iso.datetime().nullable().describe('When they answered, rounded down to the hour.'),
          emotion,
          course: z
            .array(z.object({ date: z.string(), isAnswered: z.boolean(), emotion }))
            .describe('The person’s last ten check-ins up to that day that the caller reads by name, newest last.'),
          factors: z.array(choice),
          elaborate: z.string().nullable(),
          productivity: z.int().nullable().describe('The person’s own rating, from 0 to 100.'),
          ratings: z
            .array(z.object({ leaderId: z.int(), leader: z.string(), value: z.int().nullable() }))
            .describe('How leaders rated the person, from 0 to 100; null if a leader chose “can’t say”.'),
          motivator: z
            .object({
              name: z.string(),
              question: z.string(),
              answer: z.int().nullable(),
              label: z.string().nullable(),
            })
            .nullable(),
          norms: z.array(choice.extend({ value: z.int(), level: z.string() })),
          workEnvironment: choice.nullable(),
          notApplicable: z.array(z.enum(reportBlocks)),
        }),
      )
      .describe('One entry per member, in the same order.'),
  }),
});

export const getTurnoutContract = endpoint({
  ...turnoutAddress,
  summary:
    'Returns how many of the team have answered the check-in, and when the next goes out, for people who answered. 422 before they answer, and once the check-in has been closed for a day.',
  refuses: ['forbidden', 'not_found'],
  body: z.object({ token: z.string().max(200) }),
  response: z.object({
    teamName: z.string(),
    localDate: z.string(),
    turnout: z
      .object({ answered: z.int(), asked: z.int() })
      .nullable()
      .describe('How many have answered, and of how many; null while fewer than the minimum group size have.'),
    nextAt: z.iso
      .datetime()
      .nullable()
      .describe('When the next check-in goes out; null if none is planned, or the caller is no longer asked.'),
    timeZone: z.string().describe('The caller’s time zone.'),
  }),
});
