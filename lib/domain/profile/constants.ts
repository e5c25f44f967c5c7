import { motivators } from '#/lib/domain/check-ins/motivators.ts';

/** Largest upload. Source: product decision; a phone's photo fits. */
export const imageMaxBytes = 5 * 1024 * 1024;

/** Deleting an account needs a sign-in that is younger. Source: OWASP ASVS 5.0 7.5.1, re-authentication. */
export const recentSignInMs = 15 * 60_000;

/** Values one person chooses. Source: product decision. */
export const userNormsMax = 5;

/** Ordered priorities one person chooses. Source: product decision. */
export const prioritiesCount = { min: 3, max: 5 } as const;

/** Every motivator, in the order in which they are first shown. */
export const motivatorIds: readonly number[] = motivators.map(({ id }) => id);

/** Source: product decision; the order follows common bands up to vice president, C-level, partner and owner. */
export const seniorities = [
  { id: 1, name: 'Apprentice or intern' },
  { id: 2, name: 'Entry level' },
  { id: 3, name: 'Experienced' },
  { id: 4, name: 'Senior' },
  { id: 5, name: 'Lead or principal' },
  { id: 6, name: 'Team lead or supervisor' },
  { id: 7, name: 'Manager' },
  { id: 8, name: 'Senior manager or head of' },
  { id: 9, name: 'Director' },
  { id: 10, name: 'Vice president' },
  { id: 11, name: 'C-level' },
  { id: 12, name: 'Owner or partner' },
] as const;

/** Values a company and its people choose from. Source: product decision, wording our own. */
export const norms = [
  { id: 1, name: 'Respect', meaning: 'We treat everyone as a full person, also when we disagree' },
  { id: 2, name: 'Trust', meaning: 'We assume good intent and keep confidences' },
  { id: 3, name: 'Honesty', meaning: 'We say what is true, kindly and early' },
  { id: 4, name: 'Openness', meaning: 'We share information unless there is a reason not to' },
  { id: 5, name: 'Accountability', meaning: 'We do what we promised or say in time that we cannot' },
  { id: 6, name: 'Ownership', meaning: 'We see a problem, we take it up' },
  { id: 7, name: 'Collaboration', meaning: 'We work things out together rather than alone' },
  { id: 8, name: 'Helpfulness', meaning: 'We make time when someone asks' },
  { id: 9, name: 'Inclusion', meaning: 'Everyone gets heard before we decide' },
  { id: 10, name: 'Fairness', meaning: 'The same rules hold for everyone' },
  { id: 11, name: 'Safety to speak', meaning: 'Questions and mistakes are welcome' },
  { id: 12, name: 'Learning', meaning: 'We look back and try to do better next time' },
  { id: 13, name: 'Curiosity', meaning: 'We ask before we judge' },
  { id: 14, name: 'Courage', meaning: 'We take on what is hard and say what is unpopular' },
  { id: 15, name: 'Creativity', meaning: 'We try new ways and accept that some fail' },
  { id: 16, name: 'Quality', meaning: 'We finish work that we would sign with our name' },
  { id: 17, name: 'Focus', meaning: 'We do the important thing first' },
  { id: 18, name: 'Simplicity', meaning: 'We choose the simplest thing that works' },
  { id: 19, name: 'Reliability', meaning: 'We are on time and prepared' },
  { id: 20, name: 'Clarity', meaning: 'Goals, roles and next steps are written down' },
  { id: 21, name: 'Customer care', meaning: 'We check what our work does for the people who use it' },
  { id: 22, name: 'Feedback', meaning: 'We give and ask for feedback in the week it matters' },
  { id: 23, name: 'Recognition', meaning: 'We notice good work and say so' },
  { id: 24, name: 'Balance', meaning: 'We protect rest and time off' },
  { id: 25, name: 'Wellbeing', meaning: 'We look after ourselves and each other' },
  { id: 26, name: 'Humour', meaning: 'We take work seriously and ourselves less so' },
  { id: 27, name: 'Responsibility', meaning: 'We think about people and places our work touches' },
  { id: 28, name: 'Adaptability', meaning: 'We change plans when the facts change' },
] as const;
