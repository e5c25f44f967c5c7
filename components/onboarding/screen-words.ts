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
    description: 'A few questions, about four minutes. We save as you go, and you can change everything later.',
  }),
  birthday: { title: 'Your birthday', description: 'Only if you’d like people to know.' },
  hopes: { title: 'What are you hoping for?', description: 'Choose all that apply, most important first.' },
  company: ({ companyName }) => ({
    title: `About ${companyName}`,
    description: 'Two quick facts about the company.',
  }),
  'company-values': ({ companyName }) => ({
    title: `What does ${companyName} stand for?`,
    description: `Choose up to ${companyNormsMax}. People pick their own from these. Choose none to offer them all.`,
  }),
  administrators: ({ companyName }) => ({
    title: `Who else runs ${companyName}?`,
    description: 'Administrators see and manage every department and team. We’ll email each of them now. Optional.',
  }),
  department: ({ department }) =>
    department?.department.isNew
      ? { title: 'Your department', description: 'Others will see it once you finish.' }
      : {
          title: `You lead ${department?.department.name}`,
          description: 'How is it doing? You can rename it on its own page.',
        },
  team: ({ team }) => ({
    title: 'Your team',
    description: team?.team.isOptional
      ? 'As an administrator you can lead a team too, or skip this.'
      : 'Others will see it once you finish.',
  }),
  'check-ins': ({ team }) => ({
    title: `When should ${team?.team.name || 'the team'} check in?`,
    description: team?.team.isNew
      ? 'Everyone gets the email at this time in their own time zone.'
      : 'This is the current schedule. Keep it or change it for everyone.',
  }),
  invites: ({ team }) => ({
    title: `Who’s on ${team?.team.name || 'the team'}?`,
    description: 'We’ll email each person when you finish. Optional.',
  }),
  values: {
    title: 'What do you value most?',
    description: `Choose up to ${userNormsMax} values you want to share with the people you work with.`,
  },
  rate: {
    title: 'What drives you?',
    description: 'Choose what matters to you, most important first. The rest keep their order.',
  },
  prioritise: {
    title: 'Your priorities',
    description: 'Your check-ins will ask about these. Put the most important first.',
  },
  baseline: {
    title: 'How well does work give you each of these today?',
    description: 'This is your starting point. Your check-ins will update it.',
  },
  reason: ({ motivators: { motivators, missing } }) => ({
    title: 'What’s getting in the way?',
    description: `${motivators.find(({ id }) => id === missing)?.name ?? 'It'} has the most room to grow. Why?`,
  }),
  result: { title: 'Your starting point', description: 'How well work meets what drives you, today.' },
};

/** Title and first sentence of a screen. */
export function wordsOf(key: ScreenKey, data: OnboardingData): ScreenWords {
  const entry = words[key];
  return typeof entry === 'function' ? entry(data) : entry;
}
