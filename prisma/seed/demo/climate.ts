import { type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { type DemoYear, monthOf } from '#/prisma/seed/demo/demo-year.ts';
import type { TeamPlan } from '#/prisma/seed/demo/plan.ts';
import { type StoryMoment, storyAt } from '#/prisma/seed/demo/stories.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** What everyone in a team shares on a day; points of 100 above or below the person's own level. */
export interface Climate {
  readonly mood: number;
  readonly productivity: number;
  readonly story: StoryMoment;
}

/** Monday to Friday. Source: better on Fridays, little “blue Monday” (Stone, Schneider and Harter 2012). */
const moodByWeekday = [-1.5, -0.5, 0, 0.5, 4];
const productivityByWeekday = [-2, 1.5, 2, 0.5, -2];
const DAY_SPREAD = 2.5;

/** Makes a team's climate from its usual level, slow drift, weekday, chance, and its story if it has one. */
export function makeClimate(random: Random, plan: TeamPlan, year: DemoYear): (localDate: LocalDate) => Climate {
  const productivity = random.normal(0, 3);
  const swing = random.normal(2.5, 1);
  const cycleMonths = 4 + 5 * random.next();
  const phase = random.next();
  const climates = new Map<LocalDate, Climate>();
  const climateOn = (localDate: LocalDate): Climate => {
    const month = monthOf(year, localDate);
    const story = storyAt(plan.story, month);
    const luck = random.fork(localDate);
    const drift = swing * Math.sin(2 * Math.PI * (month / cycleMonths + phase));
    const day = weekday(localDate) - 1;
    return {
      mood: plan.mood + drift + (moodByWeekday[day] ?? 0) + luck.normal(0, DAY_SPREAD) + story.mood,
      productivity: productivity + (productivityByWeekday[day] ?? 0) + luck.normal(0, DAY_SPREAD) + story.productivity,
      story,
    };
  };
  return (localDate) => {
    const climate = climates.get(localDate) ?? climateOn(localDate);
    climates.set(localDate, climate);
    return climate;
  };
}
