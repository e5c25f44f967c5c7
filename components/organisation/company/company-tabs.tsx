import { LinkTabs } from '#/components/ui/link-tabs.tsx';

const labels = { information: 'Company Information', people: 'People', activity: 'Activity' } as const;

export type CompanyTab = keyof typeof labels;

const path = '/companyManagement';
const names = Object.keys(labels) as CompanyTab[];

/** The tab an address asks for; the first for anything else. */
export function parseCompanyTab(asked: string | undefined): CompanyTab {
  return names.find((name) => name === asked) ?? 'information';
}

/** The parts of company management, each with an address. */
export function CompanyTabs({ current }: { current: CompanyTab }) {
  const tabs = names.map((name) => ({
    href: name === 'information' ? path : `${path}?tab=${name}`,
    label: labels[name],
    isCurrent: name === current,
  }));
  return <LinkTabs label="Company management" tabs={tabs} />;
}
