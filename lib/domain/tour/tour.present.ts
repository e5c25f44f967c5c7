import { type TourStep, tourSteps } from '#/lib/domain/tour/steps.constants.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A stop of the tour with its words. */
export interface WordedStep extends TourStep {
  title: string;
  text: string;
}

type Translator = (key: string) => string;

const parts: Record<RoleName, string> = {
  Administrator: 'administrator',
  'Department Leader': 'departmentLeader',
  'Team Leader': 'teamLeader',
  Member: 'member',
};

/** Returns the tour of a role in words; a test goes through all. */
export function presentTour(role: RoleName, locale: Locale): WordedStep[] {
  const words = wordsFor(locale, 'tour') as unknown as Translator;
  const say = (id: string, what: string) => words(`${parts[role]}.${id}.${what}`);
  return tourSteps[role].map((step) => ({ ...step, title: say(step.id, 'title'), text: say(step.id, 'text') }));
}
