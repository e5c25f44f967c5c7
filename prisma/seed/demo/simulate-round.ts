import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import {
  type ByQuestionType,
  type QuestionTypeId,
  questionTypes,
  type Scale,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { type DemoYear, monthOf } from '#/prisma/seed/demo/demo-year.ts';
import { within } from '#/prisma/seed/demo/habits.ts';
import type { DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { writtenAnswers } from '#/prisma/seed/demo/pulse-answers.ts';
import { type StoryMoment, storyAt } from '#/prisma/seed/demo/stories.ts';
import type { Random } from '#/prisma/seed/random.ts';

interface AskedQuestion {
  readonly text: string;
  readonly typeId: QuestionTypeId;
  readonly pool?: readonly string[];
}

/** One recipient's answers: a value, an option's index, or a text per question; null if they didn't answer. */
export interface SimulatedAnswers {
  readonly person: DemoPerson;
  readonly team: DemoTeam;
  /** Null for someone who hasn't answered. */
  readonly answers: readonly (number | string | null)[] | null;
}

const USUAL_RESPONSE = 0.84;
const USUAL_AGREEMENT = 3.7;
/** How many points of mood, of 100, change an agreement by one. */
const MOOD_PER_STEP = 16;
const SHARE_WHO_WRITE = 0.4;

/** Simulates whether and how the recipients of a round answer it, from their team's mood on that day. */
export function simulateRound(
  random: Random,
  year: DemoYear,
  round: {
    recipients: ReadonlyMap<DemoPerson, DemoTeam>;
    questions: readonly AskedQuestion[];
    localDate: LocalDate;
    response?: number;
  },
): SimulatedAnswers[] {
  const { recipients, questions, localDate, response = USUAL_RESPONSE } = round;
  const texts = new Set<string>();
  return [...recipients].map(([person, team]) => {
    const chance = random.fork(person.email);
    const story = storyAt(team.plan.story, monthOf(year, localDate));
    const level = USUAL_AGREEMENT + (team.plan.mood + story.mood) / MOOD_PER_STEP + chance.normal(0, 0.4);
    const answers = questions.map((question) =>
      answersByType[question.typeId](chance, question, { level, story, texts }),
    );
    return { person, team, answers: chance.chance(response * story.response) ? answers : null };
  });
}

type Answering = (random: Random, question: AskedQuestion, feeling: Feeling) => number | string | null;

const answersByType: ByQuestionType<Answering> = {
  2: (random, { pool = [] }, { story }) => random.pickWeighted([...pool.keys()], (place) => weightOf(place, story)),
  3: (random, { text }, feeling) => write(random, text, feeling),
  4: (random, _, { level }) => Number(random.chance(within((level - 1) / 4, 0, 1))),
  5: (random, _, { level }) => scaled(random, level, questionTypes[5].scale),
  6: (random, _, { level }) => scaled(random, (level - 1) * 2.5, questionTypes[6].scale),
};

function scaled(random: Random, level: number, { low, high }: Scale): number {
  return within(Math.round(random.normal(level, 0.7)), low, high);
}

interface Feeling {
  readonly level: number;
  readonly story: StoryMoment;
  /** What others have written in the round; no one repeats it word for word. */
  readonly texts: Set<string>;
}

/**
 * Returns the weight of an option of the workload survey; bad times have much unplanned work, its second and fourth.
 */
function weightOf(place: number, { mood }: StoryMoment): number {
  const usual = [8, 3, 3, 1, 2][place] ?? 1;
  return place === 1 || place === 3 ? usual - mood / 4 : usual;
}

function write(random: Random, question: string, { level, texts }: Feeling): string | null {
  const { good, bad } = writtenAnswers[question] ?? { good: [], bad: [] };
  const all = random.chance(within((level - 1) / 4, 0, 1)) ? good : bad;
  const left = all.filter((text) => !texts.has(text));
  if (left.length === 0 || !random.chance(SHARE_WHO_WRITE)) return null;
  const text = random.pick(left);
  texts.add(text);
  return text;
}
