import type { OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import type { ScreenKey } from '#/components/onboarding/screen-order.ts';
import { companyNormsMax } from '#/lib/domain/onboarding/constants.ts';
import { userNormsMax } from '#/lib/domain/profile/constants.ts';

export interface ScreenWords {
  title: string;
  description: string;
}

type Words = ScreenWords | ((data: OnboardingData) => ScreenWords);

const words: Record<ScreenKey, Words> = {
  work: ({ firstName }) => ({
    title: `Welcome, ${firstName}`,
    description: 'A few questions, about four minutes. Everything is kept as you go and can be changed later.',
  }),
  birthday: { title: 'Your birthday', description: 'Only if you like it to be noticed.' },
  hopes: { title: 'What do you hope for?', description: 'Choose what fits, the most important first.' },
  company: ({ companyName }) => ({
    title: `About ${companyName}`,
    description: 'Two facts about the company as a whole.',
  }),
  'company-values': ({ companyName }) => ({
    title: `What does ${companyName} stand for?`,
    description: `Up to ${companyNormsMax} values. People choose their own among them. Without any, all are on offer.`,
  }),
  administrators: ({ companyName }) => ({
    title: `Who runs ${companyName} with you?`,
    description:
      'Administrators see and manage every department and team. Each gets an e-mail now. You may leave this empty.',
  }),
  department: ({ department }) =>
    department?.department.isNew
      ? { title: 'Your department', description: 'It opens to others when you have finished here.' }
      : {
          title: `You lead ${department?.department.name}`,
          description: 'How do you find it? The name can be changed on its own page.',
        },
  team: ({ team }) => ({
    title: 'Your team',
    description: team?.team.isOptional
      ? 'As an administrator you may lead a team, or go on without one.'
      : 'It opens to others when you have finished here.',
  }),
  'check-ins': ({ team }) => ({
    title: `When does ${team?.team.name || 'the team'} check in?`,
    description: team?.team.isNew
      ? 'Everybody gets the mail at this time where they live.'
      : 'This is how the team checks in today. Keep it, or change it for everybody.',
  }),
  invites: ({ team }) => ({
    title: `Who is in ${team?.team.name || 'the team'}?`,
    description: 'Each person gets an e-mail when you finish. You may leave this empty.',
  }),
  values: {
    title: 'What do you value most?',
    description: `Up to ${userNormsMax} values that should hold between you and the people you work with.`,
  },
  rate: {
    title: 'What drives you?',
    description: 'Tap what matters, the most important first. What you leave comes after, as listed.',
  },
  prioritise: {
    title: 'Your priorities',
    description: 'Your check-ins ask about these. Put the most important at the top.',
  },
  baseline: {
    title: 'How well is each met today?',
    description: 'This is where you start. Your check-ins go on from here.',
  },
  reason: ({ motivators: { motivators, missing } }) => ({
    title: 'What is behind it?',
    description: `${motivators.find(({ id }) => id === missing)?.name ?? 'It'} has the most room. Why is that?`,
  }),
  result: { title: 'Your starting point', description: 'This is how well what drives you is met today.' },
};

/** Title and first sentence of a screen. */
export function wordsOf(key: ScreenKey, data: OnboardingData): ScreenWords {
  const entry = words[key];
  return typeof entry === 'function' ? entry(data) : entry;
}
