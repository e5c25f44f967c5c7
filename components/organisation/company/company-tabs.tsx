import { getTranslations } from 'next-intl/server';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';

const names = ['information', 'chart', 'people', 'activity', 'integrations', 'settings'] as const;

export type CompanyTab = (typeof names)[number];

const path = '/companyManagement';

/** Returns the tab that a URL names; the first for anything invalid. */
export function parseCompanyTab(tab: string | undefined): CompanyTab {
  return names.find((name) => name === tab) ?? 'information';
}

/** Shows the tabs of company management, each with a URL. */
export async function CompanyTabs({ current }: { current: CompanyTab }) {
  const t = await getTranslations('chart.page');
  const company = await getTranslations('organisation.company');
  const tabs = names.map((name) => ({
    href: name === 'information' ? path : `${path}?tab=${name}`,
    label: name === 'chart' ? t('title') : company(name),
    isCurrent: name === current,
  }));
  return <LinkTabs label={company('tabs')} tabs={tabs} />;
}
