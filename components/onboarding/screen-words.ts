import type { useTranslations } from 'next-intl';
import type { OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import type { ScreenKey } from '#/components/onboarding/screen-order.ts';
import { companyNormsMax } from '#/lib/domain/onboarding/constants.ts';
import { userNormsMax } from '#/lib/domain/profile/constants.ts';

type Translate = ReturnType<typeof useTranslations<'onboarding.screens'>>;

export interface ScreenWords {
  title: string;
  description: string;
}

const yesOrNo = (isSo: unknown) => (isSo ? 'yes' : 'no');

/** Returns the title and first sentence of a screen. */
export function wordsOf(key: ScreenKey, data: OnboardingData, t: Translate): ScreenWords {
  const { firstName, companyName: company, motivators, progress } = data;
  const department = data.department?.department;
  const team = data.team?.team;
  const values = { hasName: yesOrNo(team?.name), team: team?.name ?? '' };
  const missing = motivators.motivators.find(({ id }) => id === motivators.missing);
  switch (key) {
    case 'work':
      return {
        title: t('work.title', { isBack: yesOrNo(progress.isCompleted), name: firstName }),
        description: t('work.text'),
      };
    case 'company':
      return { title: t('company.title', { company }), description: t('company.text', { name: firstName }) };
    case 'company-values':
      return {
        title: t('company-values.title', { company }),
        description: t('company-values.text', { most: companyNormsMax }),
      };
    case 'administrators':
      return { title: t('administrators.title', { company }), description: t('administrators.text') };
    case 'department': {
      const isNew = yesOrNo(department?.isNew);
      return {
        title: t('department.title', { isNew, department: department?.name ?? '' }),
        description: t('department.text', { isNew }),
      };
    }
    case 'team':
      return { title: t('team.title'), description: t('team.text', { isOptional: yesOrNo(team?.isOptional) }) };
    case 'check-ins':
      return {
        title: t('check-ins.title', values),
        description: t('check-ins.text', { isNew: yesOrNo(team?.isNew) }),
      };
    case 'invites':
      return { title: t('invites.title', values), description: t('invites.text') };
    case 'values':
      return { title: t('values.title'), description: t('values.text', { most: userNormsMax }) };
    case 'reason':
      return {
        title: t('reason.title'),
        description: t('reason.text', { isKnown: yesOrNo(missing), motivator: missing?.name ?? '' }),
      };
    case 'birthday':
    case 'hopes':
    case 'rate':
    case 'prioritise':
    case 'baseline':
    case 'result':
      return { title: t(`${key}.title`), description: t(`${key}.text`) };
  }
}
